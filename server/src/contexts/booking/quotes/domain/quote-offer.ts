import type { BookingStatus } from '@waybill/contract/booking/lifecycle';
import type { QuoteOffer, SharedQuoteState } from '@waybill/contract/booking/quotes/shapes';
import type { PricingDetail } from '@waybill/contract/shared/pricing-detail';
import { toDecimal } from '@waybill/kernel/money';
import { kilograms } from '../../bookings/domain/mappers.ts';
import type { BookingRow } from '../../bookings/domain/booking-row.ts';
import { areSame } from '../../bookings/domain/contents.ts';

type Priced = BookingRow & { readonly pricing: PricingDetail };

/**
 * Returns the offer that a reader sees: suburbs, pieces and the customer's price, without costs.
 */
export const offerOf = (row: Priced): QuoteOffer => ({
  fromAddress: placeOf(row.from_address),
  toAddress: placeOf(row.to_address),
  carrierName: row.carrier_account_name ?? '',
  serviceName: row.service_name ?? '',
  items: row.items.map(({ packageType, description, quantity, length, width, height, weight }) => ({
    packageType,
    description,
    quantity,
    length,
    width,
    height,
    weight,
  })),
  totalWeight: kilograms(row.grams),
  totalVolume: { value: Number(row.cubic_millimetres) / 1e9, unit: 'm3' },
  isDangerousGood: row.is_dangerous,
  lines: linesOf(row.pricing),
  tax: row.pricing.totalCostTax,
  total: row.pricing.totalCost,
  insuredValue: row.insured_minor ? toDecimal(row.insured_minor) : null,
  eta: row.eta?.toISOString() ?? null,
});

const placeOf = ({ suburb, postCode, stateCode, countryCode }: BookingRow['from_address']) => ({
  suburb,
  postCode,
  stateCode,
  countryCode,
});

function linesOf(pricing: PricingDetail): QuoteOffer['lines'] {
  const services = pricing.serviceDetails.map((line) => ({
    name: line.serviceName,
    amount: line.taxExclusiveAmount,
  }));
  const freight = { name: 'Freight', amount: pricing.freightCostTaxExclusive };
  const { insuranceCostTaxExclusive: amount } = pricing;
  const insurance = amount === 0 ? [] : [{ name: 'Insurance', amount }];
  return [...(services.length > 0 ? services : [freight]), ...insurance];
}

export type SentOffer = {
  readonly offer: QuoteOffer;
  readonly price_held_until: Date;
  readonly accepted_at: Date | null;
};

/** Returns the current state of a sent quote, and until when its price is valid. */
export function standingOfSent(
  sent: SentOffer,
  row: BookingRow,
  now: Date,
): { readonly state: SharedQuoteState; readonly until: Date } {
  const sentUntil = sent.price_held_until;
  if (row.status === 'Cancelled') return { state: 'Cancelled', until: sentUntil };
  if (!unbooked.includes(row.status)) return { state: 'Booked', until: sentUntil };
  const isSame =
    row.pricing !== null && areSame(offered(sent.offer), offered(offerOf(row as Priced)));
  if (!isSame) return { state: 'Replaced', until: sentUntil };
  // If the price was requested again and is unchanged, its validity applies to this e-mail too.
  const until = new Date(Math.max(+sentUntil, +(row.price_held_until ?? 0)));
  if (until <= now) return { state: 'Expired', until };
  return { state: sent.accepted_at === null ? 'Open' : 'Accepted', until };
}

/** True if the price that was sent is valid, so that the quote can be booked. */
export const isValid = (state: SharedQuoteState): boolean =>
  state === 'Open' || state === 'Accepted';

const unbooked: readonly BookingStatus[] = ['Draft', 'Quoted'];

/** The arrival depends on the departure, which is not part of the price. */
const offered = (offer: QuoteOffer): unknown => ({ ...offer, eta: null });
