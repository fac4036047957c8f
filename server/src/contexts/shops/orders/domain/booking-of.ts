import type { BookingWrite } from '@waybill/contract/booking/bookings/write-shapes';
import type { Address } from '@waybill/contract/shared/address';
import type { OrderParcel } from '@waybill/contract/shops/orders/shapes';
import type { Service } from './service-code.ts';

type ToBook = {
  readonly customer_id: number;
  readonly from_address: Address;
  readonly to_address: Address;
  readonly parcels: readonly OrderParcel[];
  readonly note: string | null;
  readonly store_id: string;
  readonly order_number: string;
};

/** Returns the booking of an order (decisions O-06: with the shop's key and the order's number). */
export const bookingOf = (order: ToBook, service: Service): BookingWrite => ({
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
