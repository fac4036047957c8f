import type { PlatformText } from '@waybill/contract/tenancy/texts/platform';
import { CircleCheck, CircleX, Clock } from 'lucide-react';
import type { PillFamily } from '#ui/pill-families.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { StatusPill } from '#ui/StatusPill.tsx';
import { DataTable } from '#ui/table/DataTable.tsx';
import type { Column } from '#ui/table/types.ts';
import { type BulkRow, failedIds, outcomeText } from './bulk-outcome.ts';
import { useSay } from '#shell/texts/texts-context.ts';

type ResultSheetProps = {
  /** What was done, e.g. "Manifest". */
  readonly title: PlatformText;
  readonly rows: readonly BulkRow[];
  readonly nameOf: (bookingId: number) => string;
  readonly onRetry: (bookingIds: readonly number[]) => void;
  readonly onClose: () => void;
};

/** What became of each booking of a bulk, the failed ones first. */
export function ResultSheet({ title, rows, nameOf, onRetry, onClose }: ResultSheetProps) {
  const say = useSay();
  const failed = failedIds(rows);
  const sorted = [...rows].sort((one, other) => rank(one) - rank(other));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`${say(title)}: ${outcomeText(rows, say)}`}
      size="large"
      footer={
        <>
          {failed.length > 0 && (
            <Button onClick={() => onRetry(failed)}>
              {say('Try {count} again', { count: failed.length })}
            </Button>
          )}
          <Button look="primary" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <DataTable
        label={title}
        columns={columnsOf(nameOf)}
        rows={sorted}
        rowId={(row) => `${row.bookingId} ${row.operation}`}
        rowName={(row) => nameOf(row.bookingId)}
        status={{ kind: 'ready' }}
        neverUsed={{ title: 'Nothing was done' }}
        pageKeysOff
      />
    </Dialog>
  );
}

const columnsOf = (nameOf: (id: number) => string): readonly Column<BulkRow>[] => [
  { id: 'booking', header: 'Booking', width: 150, cell: (row) => nameOf(row.bookingId) },
  {
    id: 'act',
    header: 'Act',
    width: 130,
    cell: (row) => actWords[row.operation] ?? row.operation,
    isWord: true,
  },
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
    header: 'Number or reason',
    width: 240,
    cell: (row) => row.message ?? row.value,
    title: (row) => row.message ?? row.value ?? '',
    isWord: true,
  },
];

const outcomes = {
  Success: { family: 'green', icon: CircleCheck, word: 'Done' },
  Failed: { family: 'red', icon: CircleX, word: 'Failed' },
  Skipped: { family: 'neutral', icon: Clock, word: 'Skipped' },
} as const satisfies Record<BulkRow['status'], { family: PillFamily; icon: unknown; word: string }>;

const actWords: Readonly<Record<string, string>> = {
  PrintLabel: 'Print label',
  PrintManifest: 'Manifest',
  RequestPickup: 'Request pickup',
  Cancel: 'Cancel',
};

const rank = ({ status }: BulkRow): number => ['Failed', 'Skipped', 'Success'].indexOf(status);
