import type { ListedBooking } from '@waybill/contract/booking/bookings/listed-booking';
import { useTranslate } from '#shell/texts/texts-context.ts';

/** The number of a leg and of all legs; nothing for other bookings. */
export function LegOf({ booking }: { readonly booking: ListedBooking }) {
  const t = useTranslate();
  const { legNumber: count, siblingBookingIds } = booking;
  if (count === null) return null;
  return t('{count} of {count2}', { count, count2: siblingBookingIds.length + 1 });
}
