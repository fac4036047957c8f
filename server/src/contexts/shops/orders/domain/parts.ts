import { bookingsOfOrderMax } from '@waybill/contract/shops/lifecycle';
import type { OrderParcel, WebOrder } from '@waybill/contract/shops/orders/shapes';

type Splittable = {
  readonly parcels: readonly OrderParcel[];
  readonly fired_rules: WebOrder['firedRules'];
};

/**
 * Returns the parts of an order that are booked by themselves: the whole order, or each of its
 * parcels where a rule splits it. One sentence where they would be too many.
 */
export function partsOf<O extends Splittable>(order: O): readonly O[] | string {
  const { parcels, fired_rules: fired } = order;
  if (!fired.some(({ action }) => action === 'BookApart')) return [order];
  const count = parcels.reduce((sum, { quantity }) => sum + quantity, 0);
  if (count > bookingsOfOrderMax) return 'This order would be split into too many bookings.';
  return parcels.flatMap((parcel) =>
    Array.from({ length: parcel.quantity }, () => ({
      ...order,
      parcels: [{ ...parcel, quantity: 1 }],
    })),
  );
}
