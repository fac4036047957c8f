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
 * Returns the numbers of the parts of a booked order that have no booking any more. Bookings whose
 * part is unknown carry the first that are free.
 */
export function missingParts({ bookings, ...order }: Bookable): readonly number[] {
  if (order.status !== 'Booked') return [];
  const parts = partsOf(order);
  const count = typeof parts === 'string' ? 0 : parts.length;
  const out = bookings.filter(({ isReturn }) => !isReturn);
  const booked = new Set(out.map(({ part }) => part));
  const unknown = out.filter(({ part }) => part === null).length;
  const free = Array.from({ length: count }, (_, part) => part).filter((one) => !booked.has(one));
  return free.slice(unknown);
}
