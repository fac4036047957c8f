import type { OrderParcel, WebOrder } from '@waybill/contract/shops/orders/shapes';
import type { OrderStatus } from '@waybill/contract/shops/lifecycle';
import { partsOf } from './parts.ts';

type Bookable = {
  readonly status: OrderStatus;
  readonly parcels: readonly OrderParcel[];
  readonly fired_rules: WebOrder['firedRules'];
  readonly bookings: readonly { readonly part: number | null }[];
};

/** Returns the numbers of the parts of a booked order that have no booking any more. */
export function missingParts(order: Bookable): readonly number[] {
  if (order.status !== 'Booked') return [];
  const parts = partsOf(order);
  const count = typeof parts === 'string' ? 0 : parts.length;
  const booked = new Set(order.bookings.map(({ part }) => part));
  return Array.from({ length: count }, (_, part) => part).filter((part) => !booked.has(part));
}
