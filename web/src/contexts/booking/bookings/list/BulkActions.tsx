import type { BookingAct } from '@waybill/contract/booking/lifecycle';
import { whyNot } from '@waybill/contract/booking/lifecycle';
import type { ListedBooking } from '@waybill/contract/booking/bookings/listed-booking';
import { Download, FileStack, Printer, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useMay } from '#shell/permissions.ts';
import { Button } from '#ui/Button.tsx';
import { ConfirmButton } from '#ui/ConfirmButton.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { BulkBar, type BulkBarProps } from '#ui/table/BulkBar.tsx';
import { bookingName } from '../../links/freight-text.ts';
import { LoadCheck } from '../../dangerous-goods/LoadCheck.tsx';
import { BulkOutcome } from './BulkOutcome.tsx';
import { type Bulk, useBulk } from './use-bulk.ts';
import { useExport } from './use-export.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';

type BulkActionsProps = {
  /** The selected bookings, including those of other pages. */
  readonly chosen: readonly ListedBooking[];
  readonly onClear: () => void;
  /** Offered once a whole page is selected. */
  readonly matching: BulkBarProps['matching'];
};

/** Bulk actions on the selected bookings, and afterwards the outcome of each. */
export function BulkActions({ chosen, onClear, matching }: BulkActionsProps) {
  const may = useMay();
  const t = useTranslate();
  const exporting = useExport();
  const names = new Map(chosen.map((booking) => [booking.id, bookingName(booking, t)]));
  const bulk = useBulk((id) => names.get(id) ?? t('Booking {id}', { id }));
  const ids = chosen.map(({ id }) => id);
  const [checking, setChecking] = useState(false);
  return (
    <>
      <BulkBar count={chosen.length} onClear={onClear} matching={matching}>
        {may('Booking.Edit') && <EditingActions chosen={chosen} bulk={bulk} />}
        {chosen.some(({ isDangerousGood }) => isDangerousGood) && (
          <Button size="small" icon={TriangleAlert} onClick={() => setChecking(true)}>
            Check dangerous goods
          </Button>
        )}
        <Button
          size="small"
          icon={Download}
          working={exporting.isPending}
          onClick={() => exporting.mutate({ bookingIds: ids })}
        >
          Export
        </Button>
      </BulkBar>
      <Dialog open={checking} onOpenChange={setChecking} title="Combined dangerous goods check">
        <LoadCheck bookingIds={ids} />
      </Dialog>
      <BulkOutcome bulk={bulk} />
    </>
  );
}

type EditingProps = Pick<BulkActionsProps, 'chosen'> & {
  readonly bulk: Bulk;
};

function EditingActions({ chosen, bulk }: EditingProps) {
  const t = useTranslate();
  const may = useMay();
  const ids = chosen.map(({ id }) => id);
  return (
    <>
      <Button
        size="small"
        icon={Printer}
        working={bulk.isRunning('Print labels')}
        disabledReason={whyNone('printLabel', chosen)}
        onClick={() => bulk.run('Print labels', ['PrintLabel'], ids)}
      >
        Print labels
      </Button>
      <Button
        size="small"
        icon={FileStack}
        working={bulk.isRunning('Manifest')}
        disabledReason={whyNone('manifest', chosen)}
        onClick={() => bulk.run('Manifest', ['PrintManifest'], ids)}
      >
        Manifest
      </Button>
      {may('Booking.Cancel') && (
        <ConfirmButton
          label="Cancel bookings"
          size="small"
          question={t('Cancel {count, plural, one {# booking} other {# bookings}}?', {
            count: chosen.length,
          })}
          effect="Their carriers will be notified. Cancelled bookings can't be restored."
          cancelLabel="Keep bookings"
          disabledReason={whyNone('cancel', chosen)}
          typeToConfirm={chosen.length > 50 ? String(chosen.length) : undefined}
          working={bulk.isRunning('Cancel bookings')}
          problem={null}
          onConfirm={() => bulk.run('Cancel bookings', ['Cancel'], ids)}
        />
      )}
    </>
  );
}

/** Returns why an action applies to none of the bookings; null if it applies to at least one. */
function whyNone(act: BookingAct, bookings: readonly ListedBooking[]): string | null {
  const reasons = bookings.map((booking) => whyNot(act, booking));
  return reasons.includes(null) ? null : (reasons[0] ?? null);
}
