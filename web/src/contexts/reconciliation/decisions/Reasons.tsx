import type { Discrepancy, Resolution } from '@waybill/contract/reconciliation/lifecycle';
import { useMemo, useState } from 'react';
import { paths } from '#paths';
import { type Formats, useFormats } from '#shell/formats.ts';
import { Chart } from '#ui/Chart.tsx';
import { AppLink } from '#ui/go.tsx';
import { Money } from '#ui/Money.tsx';
import { later } from '#ui/later.ts';
import { DataTable } from '#ui/table/DataTable.tsx';
import type { Column } from '#ui/table/types.ts';
import { confirmTexts } from './line-dialog.ts';
import { reasonWord } from '../reconciliations/labels.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Translated } from '#shell/texts/Translated.tsx';
import type * as shapes from '@waybill/contract/reconciliation/reconciliations/shapes';

const ReasonDialog = later(async () => (await import('./ReasonDialog.tsx')).ReasonDialog);
const UndoReasonDialog = later(
  async () => (await import('./UndoReasonDialog.tsx')).UndoReasonDialog,
);

type Summary = shapes.ReconciliationForApproval['summary'][number];
type Props = { readonly invoice: shapes.ReconciliationForApproval; readonly onDecided: () => void };

const idOf = ({ reason }: Summary) => reason ?? 'Matched';
const nameOf = ({ reason }: Summary) => reasonWord(reason);
const acts: readonly Resolution[] = ['PassedOn', 'Absorbed', 'Disputed', 'Duplicate', 'Cancelled'];

/** The total of each discrepancy of an invoice, with actions to settle its lines at once. */
export function Reasons({ invoice, onDecided }: Props) {
  const t = useTranslate();
  const formats = useFormats();
  const [query, setRequested] = useState<{ reason: Discrepancy; resolution: Resolution } | null>(
    null,
  );
  const [undone, setUndone] = useState<Discrepancy | null>(null);
  const columns = useMemo(() => columnsOf(formats, invoice.id), [formats, invoice.id]);
  const discrepancies = invoice.summary.filter(({ reason }) => reason !== null);
  return (
    <div className="grid gap-4 xl:grid-cols-2">
      <DataTable
        label="Differences by reason"
        columns={columns}
        rows={invoice.summary}
        rowId={idOf}
        rowName={nameOf}
        status={{ kind: 'ready' }}
        neverUsed={{ title: 'No lines' }}
        rowActions={({ reason, waiting, lines }) =>
          reason === null
            ? []
            : [
                ...acts.map((resolution) => ({
                  label: t('{verb}: all {waiting}…', {
                    verb: t(confirmTexts[resolution].verb),
                    waiting,
                  }),
                  onAct: () => setRequested({ reason, resolution }),
                  disabledReason: waiting === 0 ? 'All of these are already decided.' : null,
                })),
                'separator' as const,
                {
                  label: t('Undo all decisions…'),
                  onAct: () => setUndone(reason),
                  disabledReason: waiting === lines ? 'None of these have been decided yet.' : null,
                },
              ]
        }
        pageKeysOff
        cardsOff
      />
      <Chart
        title="Difference by reason"
        kind="bar"
        xLabel="Reason"
        series={[
          { key: 'difference', label: 'Carrier above quote' },
          { key: 'recharge', label: 'Recharge to customers' },
        ]}
        points={discrepancies.map(({ reason, difference, customerRecharge }) => ({
          x: t(reasonWord(reason)),
          difference,
          recharge: customerRecharge,
        }))}
        format={formats.money}
        empty="Everything matches the quote."
      />
      {undone !== null && (
        <UndoReasonDialog
          id={invoice.id}
          reason={undone}
          onClose={() => setUndone(null)}
          onDone={onDecided}
        />
      )}
      {query && (
        <ReasonDialog
          id={invoice.id}
          {...query}
          onClose={() => setRequested(null)}
          onDone={onDecided}
        />
      )}
    </div>
  );
}

const columnsOf = ({ money, number }: Formats, id: number): readonly Column<Summary>[] => [
  {
    id: 'reason',
    header: 'Reason',
    width: 132,
    cell: ({ reason }) => (
      <AppLink
        href={paths.reconciliation(id, { show: reason ?? 'Matched' })}
        className="hit text-primary underline"
      >
        <Translated text={reasonWord(reason)} />
      </AppLink>
    ),
  },
  {
    id: 'lines',
    header: 'Lines',
    width: 60,
    align: 'right',
    hideBelow: 768,
    cell: ({ lines }) => <span className="num">{number(lines)}</span>,
  },
  {
    id: 'waiting',
    header: 'To decide',
    width: 82,
    align: 'right',
    cell: ({ waiting }) => <span className="num">{number(waiting)}</span>,
  },
  {
    id: 'difference',
    header: 'Difference',
    width: 88,
    align: 'right',
    cell: ({ difference }) => <Money text={money(difference)} />,
  },
  {
    id: 'recharge',
    header: 'Recharge',
    width: 88,
    align: 'right',
    hideBelow: 768,
    cell: ({ customerRecharge }) => <Money text={money(customerRecharge)} />,
  },
];
