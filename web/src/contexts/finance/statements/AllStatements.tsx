import type { ResultOf } from '@waybill/contract/endpoint';
import type { getStatementWork } from '@waybill/contract/finance/endpoints';
import {
  type StatementDelivery,
  type StatementRun,
  statementsMax,
} from '@waybill/contract/finance/statements/runs';
import { useState } from 'react';
import { explain } from '#client/explain.ts';
import { useFormats } from '#shell/formats.ts';
import { Awaited } from '#shell/records/Awaited.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { ConfirmButton } from '#ui/ConfirmButton.tsx';
import { Panel } from '#ui/Panel.tsx';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { useEmailText } from '../billing/EmailChoice.tsx';
import { useEmailCounts } from '../calls.ts';
import { StatementRunView } from './StatementRunView.tsx';
import { useStartStatementRun, useStatementWork } from './calls.ts';

type Props = {
  readonly from: string | undefined;
  readonly to: string | undefined;
  /** The run to show. */
  readonly run: string | undefined;
  readonly onRun: (id: string | undefined) => void;
};

/** Creates statements for all customers at once, as of the last day of the period. */
export function AllStatements({ from, to, run, onRun }: Props) {
  const period = {
    ...(from === undefined ? {} : { fromDate: from }),
    ...(to === undefined ? {} : { toDate: to }),
  };
  const query = useStatementWork(period);
  const visible = run ?? query.data?.statementRunId ?? undefined;
  if (visible !== undefined) {
    return <StatementRunView key={visible} id={visible} onAgain={() => onRun(undefined)} />;
  }
  return (
    <Panel title="Statements for all customers" narrow>
      <Awaited query={query} permission="Finance.Create">
        {(work) => <Start work={work} period={period} onStarted={({ id }) => onRun(id)} />}
      </Awaited>
    </Panel>
  );
}

type StartProps = {
  readonly work: ResultOf<typeof getStatementWork>;
  readonly period: { readonly fromDate?: string; readonly toDate?: string };
  readonly onStarted: (run: StatementRun) => void;
};

function Start({ work, period, onStarted }: StartProps) {
  const t = useTranslate();
  const { number, plainDate } = useFormats();
  const [delivery, setDelivery] = useState<StatementDelivery>('Email');
  const starting = useStartStatementRun();
  const texts = useStartTexts(work, delivery);
  const customers = work.customerIds.length;
  const most = statementsMax[delivery];
  const days = { from: plainDate(work.fromDate), to: plainDate(work.toDate) };
  if (customers === 0) {
    return <p>{t('No customer has a balance or a transaction in this period.')}</p>;
  }
  return (
    <div className="grid gap-4">
      <p>
        {t('From {from}, as of {to}: {count} customers have a balance or a transaction.', {
          ...days,
          count: number(customers),
        })}
      </p>
      <SegmentedControl
        label="How statements are delivered"
        value={delivery}
        onChange={setDelivery}
        options={[
          { value: 'Email', label: 'E-mail' },
          { value: 'Pdf', label: 'PDF download' },
        ]}
      />
      <p className="text-ink-2">{texts.effect}</p>
      <div>
        <ConfirmButton
          label={texts.label}
          question={texts.question}
          effect={texts.effect}
          verb={delivery === 'Email' ? 'E-mail' : 'Create PDFs'}
          harmless
          look="primary"
          working={starting.isPending}
          problem={starting.error && explain(starting.error).message}
          disabledReason={
            customers > most
              ? t('At most {most} statements at once.', { most: number(most) })
              : null
          }
          onConfirm={() => starting.mutate({ ...period, delivery }, { onSuccess: onStarted })}
        />
      </div>
    </div>
  );
}

/** Returns the label of the button, and the number of e-mails. */
function useStartTexts(work: StartProps['work'], delivery: StatementDelivery) {
  const t = useTranslate();
  const { number, plainDate } = useFormats();
  const counts = useEmailCounts('StatementReady', work.customerIds);
  const emails = counts && [...counts.values()].reduce((sum, each) => sum + each.preferred, 0);
  const emailText = useEmailText(emails);
  const count = number(work.customerIds.length);
  const to = plainDate(work.toDate);
  return delivery === 'Email'
    ? {
        label: t('E-mail {count} statements', { count }),
        question: t('E-mail {count} statements as of {to}?', { count, to }),
        effect: emailText,
      }
    : {
        label: t('Create {count} PDFs', { count }),
        question: t('Create {count} PDFs as of {to}?', { count, to }),
        effect: t(
          'They are created as one ZIP file that you can download for an hour. Nothing is sent.',
        ),
      };
}
