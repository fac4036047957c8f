import { CircleCheck, CircleX, Clock } from 'lucide-react';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import type { PillFamily } from '#ui/pill-families.ts';
import { StatusPill } from '#ui/StatusPill.tsx';
import { DataTable } from '#ui/table/DataTable.tsx';
import type { Column } from '#ui/table/types.ts';
import { type BulkRowOutcome, outcomeText } from './outcome.ts';
import type { BulkRun } from './use-bulk-run.ts';

type ResultSheetProps<Row extends BulkRowOutcome, Id> = {
  readonly bulk: BulkRun<Row, Id>;
  readonly done: NonNullable<BulkRun<Row, Id>['done']>;
  /** What the rows are, e.g. "Booking". */
  readonly one: string;
  /** The columns between the name of a row and its outcome. */
  readonly columns?: readonly Column<Row>[] | undefined;
  /** The last column's content besides reasons. */
  readonly detail: string;
};

/** What became of each of many, the failed ones first. */
export function ResultSheet<Row extends BulkRowOutcome, Id>(props: ResultSheetProps<Row, Id>) {
  const { bulk, done } = props;
  const t = useTranslate();
  const { title, rows } = done;
  const failed = new Set(rows.filter(({ status }) => status === 'Failed').map(bulk.idOf)).size;
  const sorted = [...rows].sort((one, other) => rank(one) - rank(other));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && bulk.close()}
      title={`${t(title)}: ${outcomeText(rows, t)}`}
      size="large"
      footer={
        <>
          {failed > 0 && (
            <Button onClick={bulk.again}>{t('Retry {count}', { count: failed })}</Button>
          )}
          <Button look="primary" onClick={bulk.close}>
            Done
          </Button>
        </>
      }
    >
      <DataTable
        label={title}
        columns={columnsOf(props)}
        rows={sorted}
        rowId={(row) => `${String(bulk.idOf(row))} ${rows.indexOf(row)}`}
        rowName={(row) => bulk.nameOf(bulk.idOf(row))}
        status={{ kind: 'ready' }}
        neverUsed={{ title: 'No changes were made' }}
        pageKeysOff
      />
    </Dialog>
  );
}

function columnsOf<Row extends BulkRowOutcome, Id>({
  bulk,
  one,
  columns = [],
  detail,
}: ResultSheetProps<Row, Id>): readonly Column<Row>[] {
  const name = (row: Row) => bulk.nameOf(bulk.idOf(row));
  return [
    { id: 'name', header: one, width: 150, cell: name, title: name },
    ...columns,
    {
      id: 'outcome',
      header: 'Outcome',
      width: 120,
      card: 'pill',
      cell: ({ status }) => {
        const { family, icon, word } = outcomes[status];
        return (
          <StatusPill family={family} icon={icon}>
            {word}
          </StatusPill>
        );
      },
    },
    {
      id: 'detail',
      header: detail,
      width: 240,
      cell: (row) => row.message ?? row.value,
      title: (row) => row.message ?? row.value ?? '',
      isWord: true,
    },
  ];
}

const outcomes = {
  Success: { family: 'green', icon: CircleCheck, word: 'Done' },
  Failed: { family: 'red', icon: CircleX, word: 'Failed' },
  Skipped: { family: 'neutral', icon: Clock, word: 'Skipped' },
} as const satisfies Record<
  BulkRowOutcome['status'],
  { family: PillFamily; icon: unknown; word: string }
>;

const rank = ({ status }: BulkRowOutcome): number =>
  ['Failed', 'Skipped', 'Success'].indexOf(status);
