import type { OrderParcel, WebOrder } from '@waybill/contract/shops/orders/shapes';
import type { OrderStatus } from '@waybill/contract/shops/lifecycle';
import { partsOf } from './parts.ts';

type Bookable = {
  readonly status: OrderStatus;
  readonly parcels: readonly OrderParcel[];
  readonly fired_rules: WebOrder['firedRules'];
  readonly bookings: readonly { readonly part: number | null; readonly isReturn: boolean }[];
};

/**
 * Returns the numbers of the parts of a booked order that have no booking any more; none if it is
 * not known which part a booking carries, so that none is sent twice.
 */
export function missingParts({ bookings, ...order }: Bookable): readonly number[] {
  if (order.status !== 'Booked') return [];
  const booked = bookings.filter(({ isReturn }) => !isReturn).map(({ part }) => part);
  if (booked.includes(null)) return [];
  const parts = partsOf(order);
  const count = typeof parts === 'string' ? 0 : parts.length;
  return Array.from({ length: count }, (_, part) => part).filter((part) => !booked.includes(part));
}
