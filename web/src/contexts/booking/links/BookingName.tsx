import type { Booking } from '@waybill/contract/booking/shapes';
import { useSay } from '#shell/texts/texts-context.ts';
import { bookingName } from './freight-text.ts';

/** What people call a booking, in a cell. */
export function BookingName({ booking }: { readonly booking: Booking }) {
  return <span className="font-mono text-table">{bookingName(booking, useSay())}</span>;
}
