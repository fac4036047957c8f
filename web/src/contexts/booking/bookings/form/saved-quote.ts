import type { SharedQuote } from '@waybill/contract/booking/quotes/shapes';
import type { BookingDetail } from '@waybill/contract/booking/shapes';
import { quoteRequestOf, type QuoteInputArgs } from './to-request.ts';
import type { Compose } from './values.ts';

/** The held price of a booking that was saved as a quote. */
export type SavedQuote = {
  /** Null if it cannot be booked any more: the price is only shown; or if it has a token. */
  readonly quoteId: string | null;
  /** The token of the link that it is booked with; null if the caller sees the quote itself. */
  readonly token: string | null;
  /** Consists of account and service, as in offers. */
  readonly key: string;
  readonly accountName: string;
  readonly serviceName: string;
  /** Freight including tax, without insurance, as in offers. */
  readonly total: number;
  /** ISO 8601; in the past once it has expired. */
  readonly until: string;
  /** The essence of the request that was quoted. */
  readonly of: string;
};

/** The key of the held price's tile. */
export const savedQuoteKey = 'kept';

/**
 * Returns the held price of a quote; null for other bookings, if a change of freight removed the
 * price, or if staff entered it: a manual price is part of the form.
 */
export function savedQuoteOf(
  { bookingStatus, quoteId, pricingDetail, priceHeldUntil, ...by }: BookingDetail,
  values: Compose,
): SavedQuote | null {
  const isRetained = bookingStatus === 'Quoted' && values.byHand === null;
  if (!isRetained || pricingDetail === null || priceHeldUntil === null) return null;
  return {
    quoteId,
    token: null,
    key: `${by.carrierAccountId}/${by.carrierServiceCode}`,
    accountName: by.carrierAccountName ?? '',
    serviceName: by.carrierServiceName ?? '',
    total: Math.round((pricingDetail.totalCost - pricingDetail.insuranceCost) * 100) / 100,
    until: priceHeldUntil,
    of: essenceOf(quoteRequestOf(values, values.customerid)),
  };
}

type Sent = Pick<SharedQuote, 'offer' | 'priceHeldUntil'> & {
  readonly freight: NonNullable<SharedQuote['freight']>;
};

/** Returns the price of a quote that was sent, to book it with the token of its link. */
export const sentQuoteOf = (
  { offer, freight, priceHeldUntil }: Sent,
  token: string,
  values: Compose,
): SavedQuote => ({
  quoteId: null,
  token,
  key: `${freight.carrierAccountId}/${freight.carrierServiceCode}`,
  accountName: offer.carrierName,
  serviceName: offer.serviceName,
  total: freight.freightTotal,
  until: priceHeldUntil,
  of: essenceOf(quoteRequestOf(values, null)),
});

/** True if a held price is valid for the current form: other freight has another price. */
export const holds = (saved: SavedQuote, request: QuoteInputArgs | null, now: number): boolean =>
  (saved.quoteId ?? saved.token) !== null &&
  Date.parse(saved.until) > now &&
  saved.of === essenceOf(request);

/** Returns the parts of a request that determine its price, as the server compares them. */
function essenceOf(request: QuoteInputArgs | null): string {
  if (request === null) return '';
  const { fromAddress, toAddress, items, customer, ...wishes } = request;
  const { pickupOptions, deliveryOptions, isDangerousGood, promoCode } = wishes;
  return JSON.stringify([
    [fromAddress, toAddress].map(({ countryCode, postCode, suburb, type }) => [
      countryCode,
      postCode,
      suburb?.toUpperCase(),
      type === 'Residential',
    ]),
    items.map(({ length, width, height, weight, quantity }) => [
      [length, width, height, weight].map((measure) => measure.value),
      quantity,
    ]),
    customer?.customerId ?? null,
    [pickupOptions, deliveryOptions].map((each) => Object.keys(each ?? {}).toSorted()),
    isDangerousGood,
    promoCode ?? null,
  ]);
}
