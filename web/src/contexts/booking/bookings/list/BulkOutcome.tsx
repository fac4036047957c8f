import { BulkOutcome as OutcomeOfMany } from '#shell/bulk/BulkOutcome.tsx';
import { useFormats } from '#shell/formats.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import type { Column } from '#ui/table/types.ts';
import type { Bulk, BulkRow } from './use-bulk.ts';

/** The progress of a bulk action on bookings, and afterwards the outcome of each. */
export function BulkOutcome({ bulk }: { readonly bulk: Bulk }) {
  const t = useTranslate();
  const { number } = useFormats();
  return (
    <OutcomeOfMany
      bulk={bulk}
      one="Booking"
      columns={columns}
      detail="Number or reason"
      progress={({ done, of }) =>
        t('{done} of {of} bookings', { done: number(done), of: number(of) })
      }
    />
  );
}

const columns: readonly Column<BulkRow>[] = [
  {
    id: 'act',
    header: 'Action',
    width: 130,
    cell: (row) => actWords[row.operation] ?? row.operation,
    isWord: true,
  },
];

const actWords: Readonly<Record<string, string>> = {
  PrintLabel: 'Print label',
  PrintManifest: 'Manifest',
  RequestPickup: 'Request pickup',
  Cancel: 'Cancel',
};
