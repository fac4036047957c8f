import type { StatementRun } from '@waybill/contract/finance/statements/runs';
import { Download } from 'lucide-react';
import { explain } from '#client/explain.ts';
import { useFormats } from '#shell/formats.ts';
import { Awaited } from '#shell/records/Awaited.tsx';
import { Translated } from '#shell/texts/Translated.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { Panel } from '#ui/Panel.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { useFinanceFile, useStatementRun } from './calls.ts';

type Props = { readonly id: string; readonly onAgain: () => void };

/** A run of statements: its progress, and finally its result. */
export function StatementRunView({ id, onAgain }: Props) {
  const query = useStatementRun(id);
  return (
    <Awaited query={query} permission="Finance.Create">
      {(run) => (
        <div className="grid gap-4">
          <State run={run} onAgain={onAgain} />
          <LeftOut run={run} />
        </div>
      )}
    </Awaited>
  );
}

type RunProps = { readonly run: StatementRun; readonly onAgain: () => void };

function State({ run, onAgain }: RunProps) {
  if (run.status === 'Running') return <UnderWay run={run} />;
  if (run.status === 'Done') return <Done run={run} onAgain={onAgain} />;
  return (
    <Banner
      tone="problem"
      title="Not all statements were created"
      actions={<Button onClick={onAgain}>Start again</Button>}
    >
      <Translated text={run.problem ?? ''} />
    </Banner>
  );
}

function UnderWay({ run }: Pick<RunProps, 'run'>) {
  const t = useTranslate();
  const { number, dateTime } = useFormats();
  const { customers, done } = run.progress;
  const name = run.creatorName;
  return (
    <Panel title="Creating statements" narrow>
      <div className="grid gap-3">
        <ProgressBar
          label={t('Statement {done} of {total}', {
            done: number(done),
            total: number(customers),
          })}
          done={customers === 0 ? 0 : done / customers}
        />
        <p className="text-ink-2">
          {t('Started by {name}, {time}.', { name, time: dateTime(run.creationTime) })}{' '}
          {t('You can leave this page: the run continues, even after a restart.')}
        </p>
      </div>
    </Panel>
  );
}

function Done({ run, onAgain }: RunProps) {
  const t = useTranslate();
  const { number, plainDate } = useFormats();
  const saving = useFinanceFile();
  const { file, delivery } = run;
  const texts = { count: number(run.statements), to: plainDate(run.toDate) };
  return (
    <Banner
      tone="success"
      title={
        delivery === 'Email'
          ? t('{count} statements as of {to} are being sent', texts)
          : t('{count} statements as of {to} are ready', texts)
      }
      actions={
        <>
          {file !== null && (
            <Button
              look="primary"
              icon={Download}
              working={saving.isPending}
              onClick={() => saving.mutate({ fileToken: file.fileToken })}
            >
              Download
            </Button>
          )}
          <Button onClick={onAgain}>Start again</Button>
        </>
      }
    >
      {saving.error && <Translated text={explain(saving.error).message} />}
      {delivery === 'Pdf' && file === null && t('The download has expired.')}
    </Banner>
  );
}

/** Customers without a statement, and why. */
function LeftOut({ run }: Pick<RunProps, 'run'>) {
  const t = useTranslate();
  const { number } = useFormats();
  if (run.leftOut.length === 0) return null;
  return (
    <Panel title={t('Without a statement: {count}', { count: number(run.leftOut.length) })} flush>
      <ul className="divide-y divide-hairline">
        {run.leftOut.map(({ customerId, customerName, message }) => (
          <li key={customerId} className="flex flex-wrap gap-x-3 gap-y-1 px-4 py-2">
            <span className="font-medium">{customerName}</span>
            <span className="text-ink-2">
              <Translated text={message} />
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
