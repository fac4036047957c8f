import type { ListedBooking } from '@waybill/contract/booking/bookings/listed-booking';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { bookingName } from './freight-text.ts';

/** The name of a booking, for a cell. */
export function BookingName({
  booking,
}: {
  readonly booking: Pick<ListedBooking, 'consignmentId' | 'id'>;
}) {
  return <span className="font-mono text-table">{bookingName(booking, useTranslate())}</span>;
}
