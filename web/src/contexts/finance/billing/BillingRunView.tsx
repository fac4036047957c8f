import type { BillingRunDetail } from '@waybill/contract/finance/billing/runs';
import { useFormats } from '#shell/formats.ts';
import { Awaited } from '#shell/records/Awaited.tsx';
import { Translated } from '#shell/texts/Translated.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { Panel } from '#ui/Panel.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { BillingResult } from './BillingResult.tsx';
import { doneOf, stepOf } from './run-progress.ts';
import { useBillingRun } from './calls.ts';

type Props = { readonly id: string; readonly onAgain: () => void };

/** A billing run: its progress, and finally its result. */
export function BillingRunView({ id, onAgain }: Props) {
  const query = useBillingRun(id);
  return (
    <Awaited query={query} permission="Finance.Create">
      {(run) => <Run run={run} onAgain={onAgain} />}
    </Awaited>
  );
}

type RunProps = { readonly run: BillingRunDetail; readonly onAgain: () => void };

function Run({ run, onAgain }: RunProps) {
  if (run.status === 'Running') return <UnderWay run={run} />;
  if (run.status === 'Done') return <BillingResult run={run} onAgain={onAgain} />;
  return (
    <Banner
      tone="problem"
      title="No invoices were issued"
      actions={<Button onClick={onAgain}>Run again</Button>}
    >
      <Translated text={run.problem ?? ''} />
    </Banner>
  );
}

function UnderWay({ run }: Pick<RunProps, 'run'>) {
  const t = useTranslate();
  const { number, dateTime } = useFormats();
  const { bookings, read, written } = run.progress;
  const step = stepOf(run.progress);
  const texts = {
    reading: t('Checking booking {done} of {total}', {
      done: number(read),
      total: number(bookings),
    }),
    writing: t('Adding booking {done} of {total} to its invoice', {
      done: number(written),
      total: number(bookings),
    }),
    posting: t('Posting the invoices to the ledger'),
  };
  return (
    <Panel title="Issuing invoices" narrow>
      <div className="grid gap-3">
        <ProgressBar label={t('Billing run')} done={doneOf(run.progress)} />
        <output className="num text-ink-2">{texts[step]}</output>
        <p className="text-ink-3">
          {t('Started by {name}, {time}. Either all invoices are issued or none.', {
            name: run.creatorName,
            time: dateTime(run.creationTime),
          })}{' '}
          {t('You can leave this page: the run continues, even after a restart.')}
        </p>
      </div>
    </Panel>
  );
}
