import type { BookingWrite } from '@waybill/contract/booking/bookings/write-shapes';
import type { OrderRow } from '../sql.ts';

/** The booking of an order (decisions O-06: with the shop's key and the order's number). */
export const bookingOf = (
  order: OrderRow,
  service: { readonly carrierAccountId: number; readonly carrierServiceCode: string },
): BookingWrite => ({
  customer: { id: order.customer_id },
  ...service,
  fromAddress: order.from_address,
  toAddress: order.to_address,
  items: order.parcels.map((parcel) => ({
    packageType: parcel.packageType,
    length: parcel.length,
    width: parcel.width,
    height: parcel.height,
    weight: parcel.weight,
    quantity: parcel.quantity,
    description: parcel.contents,
  })),
  deliveryInstructions: order.note,
  storeKey: order.store_id,
  orderNumber: order.order_number,
});
