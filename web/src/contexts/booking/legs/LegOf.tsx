import type { ListedBooking } from '@waybill/contract/booking/bookings/listed-booking';
import { useTranslate } from '#shell/texts/texts-context.ts';

/** Which leg of how many a booking is; nothing where it is none. */
export function LegOf({ booking }: { readonly booking: ListedBooking }) {
  const t = useTranslate();
  const { legNumber: count, siblingBookingIds } = booking;
  if (count === null) return null;
  return t('{count} of {count2}', { count, count2: siblingBookingIds.length + 1 });
}
