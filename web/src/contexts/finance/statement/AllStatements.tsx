import type { ResultOf } from '@waybill/contract/endpoint';
import type { getStatementWork } from '@waybill/contract/finance/endpoints';
import {
  type StatementDelivery,
  type StatementRun,
  statementsMax,
} from '@waybill/contract/finance/statement-run';
import { useState } from 'react';
import { explain } from '#client/explain.ts';
import { useFormats } from '#shell/formats.ts';
import { Awaited } from '#shell/records/Awaited.tsx';
import { useSay } from '#shell/texts/texts-context.ts';
import { ConfirmButton } from '#ui/ConfirmButton.tsx';
import { Panel } from '#ui/Panel.tsx';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { useEmailText } from '../billing/EmailChoice.tsx';
import { useEmailCounts, useStartStatementRun, useStatementWork } from '../calls.ts';
import { StatementRunView } from './StatementRunView.tsx';

type Props = {
  readonly from: string | undefined;
  readonly to: string | undefined;
  /** The run that is shown. */
  readonly run: string | undefined;
  readonly onRun: (id: string | undefined) => void;
};

/** Statements for all customers in one go, as of the last day of the period. */
export function AllStatements({ from, to, run, onRun }: Props) {
  const period = {
    ...(from === undefined ? {} : { fromDate: from }),
    ...(to === undefined ? {} : { toDate: to }),
  };
  const answer = useStatementWork(period);
  const shown = run ?? answer.data?.statementRunId ?? undefined;
  if (shown !== undefined) {
    return <StatementRunView key={shown} id={shown} onAgain={() => onRun(undefined)} />;
  }
  return (
    <Panel title="Statements for all customers" narrow>
      <Awaited answer={answer} permission="Finance.Create">
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
  const say = useSay();
  const { number, plainDate } = useFormats();
  const [delivery, setDelivery] = useState<StatementDelivery>('Email');
  const starting = useStartStatementRun();
  const texts = useStartTexts(work, delivery);
  const customers = work.customerIds.length;
  const most = statementsMax[delivery];
  const days = { from: plainDate(work.fromDate), to: plainDate(work.toDate) };
  if (customers === 0) {
    return <p>{say('No customer has a balance or a transaction in this period.')}</p>;
  }
  return (
    <div className="grid gap-4">
      <p>
        {say('From {from}, as of {to}: {count} customers have a balance or a transaction.', {
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
          verb={delivery === 'Email' ? 'E-mail' : 'Make PDFs'}
          harmless
          look="primary"
          working={starting.isPending}
          problem={starting.error && explain(starting.error).message}
          disabledReason={
            customers > most
              ? say('At most {most} statements at once.', { most: number(most) })
              : null
          }
          onConfirm={() => starting.mutate({ ...period, delivery }, { onSuccess: onStarted })}
        />
      </div>
    </div>
  );
}

/** What the button does, and how many e-mails that is. */
function useStartTexts(work: StartProps['work'], delivery: StatementDelivery) {
  const say = useSay();
  const { number, plainDate } = useFormats();
  const counts = useEmailCounts('StatementReady', work.customerIds);
  const emails = counts && [...counts.values()].reduce((sum, each) => sum + each.preferred, 0);
  const emailText = useEmailText(emails);
  const count = number(work.customerIds.length);
  const to = plainDate(work.toDate);
  return delivery === 'Email'
    ? {
        label: say('E-mail {count} statements', { count }),
        question: say('E-mail {count} statements as of {to}?', { count, to }),
        effect: emailText,
      }
    : {
        label: say('Make {count} PDFs', { count }),
        question: say('Make {count} PDFs as of {to}?', { count, to }),
        effect: say('They come as one archive, to be downloaded within an hour. Nothing is sent.'),
      };
}
