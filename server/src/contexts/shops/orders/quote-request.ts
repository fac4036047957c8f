import type { Address } from '@waybill/contract/shared/address';
import type { OrderParcel } from '@waybill/contract/shops/orders/shapes';
import type { BookingQuoteInput } from '#contexts/pricing/public.ts';

type ToQuote = {
  readonly customer_id: number;
  readonly from_address: Address;
  readonly to_address: Address;
  readonly parcels: readonly OrderParcel[];
};

/** Returns the quote request for an order or a basket. */
export const quoteRequestOf = (order: ToQuote): BookingQuoteInput => ({
  customer: { customerId: order.customer_id },
  fromAddress: placeOf(order.from_address),
  toAddress: placeOf(order.to_address),
  pickupOptions: {},
  deliveryOptions: {},
  isDangerousGood: false,
  items: order.parcels.map(({ packageType, length, width, height, weight, quantity }) => ({
    packageType,
    length,
    width,
    height,
    weight,
    quantity,
  })),
  totalDistance: 0,
  totalTime: 0,
});

const placeOf = ({ postCode, suburb, countryCode, type }: Address) => ({
  postCode,
  suburb,
  countryCode,
  type,
});
