import type { OrderBooking } from '@waybill/contract/shops/orders/shapes';

/** Returns the bookings to the receiver, without returns. */
export const bookingsOut = ({
  bookings,
}: {
  readonly bookings: readonly OrderBooking[];
}): readonly OrderBooking[] => bookings.filter(({ isReturn }) => !isReturn);

/** Returns the consignment numbers known so far, as one text; null if there is none. */
export const consignmentsOf = (bookings: readonly OrderBooking[]): string | null =>
  bookings.flatMap(({ consignmentId }) => consignmentId ?? []).join(', ') || null;

/** True once each booking has a consignment number, and there is one. */
export const areConsigned = (bookings: readonly OrderBooking[]): boolean =>
  bookings.length > 0 && bookings.every(({ consignmentId }) => consignmentId !== null);

/** True once the shop was told the numbers of all bookings; what is gone since needs no word. */
export const isNotified = (
  order: { readonly fulfilled_at: Date | null; readonly notified_numbers: readonly string[] },
  bookings: readonly OrderBooking[],
): boolean =>
  order.fulfilled_at !== null &&
  bookings.every(({ consignmentId }) => order.notified_numbers.includes(consignmentId ?? ''));
