import { Printer } from 'lucide-react';
import { useMay } from '#shell/permissions.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Button } from '#ui/Button.tsx';
import { BulkBar } from '#ui/table/BulkBar.tsx';
import { BulkOutcome } from '../bookings/list/BulkOutcome.tsx';
import { useBulk } from '../bookings/list/use-bulk.ts';

type LabelBarProps = {
  /** How many rows are selected. */
  readonly count: number;
  /** The names of their bookings, by id. */
  readonly bookings: ReadonlyMap<number, string>;
  readonly onClear: () => void;
};

/** Prints the labels of the selected rows' bookings in one file. */
export function LabelBar({ count, bookings, onClear }: LabelBarProps) {
  const t = useTranslate();
  const may = useMay();
  const bulk = useBulk((id) => bookings.get(id) ?? t('Booking {id}', { id }));
  return (
    <>
      <BulkBar count={count} onClear={onClear}>
        {may('Booking.Edit') && (
          <Button
            look="primary"
            size="small"
            icon={Printer}
            working={bulk.isRunning('Print labels')}
            onClick={() => bulk.run('Print labels', ['PrintLabel'], [...bookings.keys()])}
          >
            Print labels
          </Button>
        )}
      </BulkBar>
      <BulkOutcome bulk={bulk} />
    </>
  );
}
