import type { BookingDetail } from '@waybill/contract/booking/shapes';
import { quoteRequestOf, type QuoteInputArgs } from './to-request.ts';
import type { Compose } from './values.ts';

/** The price that a booking was kept at as a quote. */
export type SavedQuote = {
  /** Null where nothing is left to book it by: it says what it was. */
  readonly quoteId: string | null;
  /** Names account and service as offers do. */
  readonly key: string;
  readonly accountName: string;
  readonly serviceName: string;
  /** Freight with tax, cover apart, as offers name it. */
  readonly total: number;
  /** ISO 8601; over where it lies behind. */
  readonly until: string;
  /** What it was quoted for. */
  readonly of: string;
};

/** The tile of the kept price, among those of the quotes. */
export const savedQuoteKey = 'kept';

/**
 * The price of a quote as it was kept; null of what is none, whose price went with its freight, or
 * whose price staff entered: that stays in the form.
 */
export function savedQuoteOf(
  { bookingStatus, quoteId, pricingDetail, priceHeldUntil, ...by }: BookingDetail,
  values: Compose,
): SavedQuote | null {
  const isRetained = bookingStatus === 'Quoted' && values.byHand === null;
  if (!isRetained || pricingDetail === null || priceHeldUntil === null) return null;
  return {
    quoteId,
    key: `${by.carrierAccountId}/${by.carrierServiceCode}`,
    accountName: by.carrierAccountName ?? '',
    serviceName: by.carrierServiceName ?? '',
    total: Math.round((pricingDetail.totalCost - pricingDetail.insuranceCost) * 100) / 100,
    until: priceHeldUntil,
    of: essenceOf(quoteRequestOf(values, values.customerid)),
  };
}

/** Whether a kept price holds for what the form says: other freight has another price. */
export const holds = (saved: SavedQuote, request: QuoteInputArgs | null, now: number): boolean =>
  saved.quoteId !== null && Date.parse(saved.until) > now && saved.of === essenceOf(request);

/** What a quote is given for, as the server compares it. */
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
