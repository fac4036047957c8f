import type { Offer } from './offers.ts';
import type { Unavailable } from './use-live-quotes.ts';
import type { Compose } from './values.ts';

/** What a carrier's invoice says of freight that was not booked. */
export type ChargedFreight = {
  readonly carrierCode: string;
  /** The carrier's codes of its charges; the service is among them if they are ours. */
  readonly serviceCodes: readonly string[];
  /** All charges before tax; null if unknown. */
  readonly cost: number | null;
};

/** A consignment of a carrier's invoice without a booking. Kilograms. */
export type ChargedConsignment = ChargedFreight & {
  readonly consignment: string;
  readonly weight: number | null;
};

/**
 * Returns a form for a consignment that a carrier charged although it was not booked: its number as
 * the order number, so that the booking can be found by it, the charged weight as one piece, and
 * what the carrier charged, by which the form chooses among prices.
 */
export function chargedCompose(
  blank: Compose,
  { consignment, weight, ...charged }: ChargedConsignment,
): Compose {
  const [first, ...others] = blank.items;
  const isKnown = weight !== null && weight > 0 && first !== undefined;
  const items = isKnown ? [{ ...first, quantity: 1, weight }, ...others] : blank.items;
  return { ...blank, orderNumber: consignment, items, charged };
}

/**
 * Returns the cheapest offer of the carrier that charged the freight, of the service it charged if
 * that is among them.
 */
export function chargedOffer(
  offers: readonly Offer[],
  { carrierCode, serviceCodes }: ChargedFreight,
): Offer | undefined {
  const theirs = offers
    .filter(({ quote }) => quote.carrier.code === carrierCode)
    .toSorted((one, other) => one.total - other.total);
  return theirs.find(({ quote }) => isAmong(serviceCodes, quote.service.code)) ?? theirs[0];
}

/**
 * Returns the service and the cost with which the price of a manual carrier begins: those that it
 * charged, if it is the carrier that charged the freight.
 */
export function chargedByHand(
  { carrierCode, serviceCode, byHand }: Unavailable,
  charged: ChargedFreight | null,
): { readonly serviceCode: string | null; readonly cost: number | null } {
  const services = byHand?.services ?? [];
  const first = serviceCode ?? services[0]?.code ?? null;
  if (charged === null || charged.carrierCode !== carrierCode) {
    return { serviceCode: first, cost: null };
  }
  const service = services.find(({ code }) => isAmong(charged.serviceCodes, code));
  return { serviceCode: service?.code ?? first, cost: charged.cost };
}

const isAmong = (codes: readonly string[], code: string): boolean =>
  codes.some((each) => each.toUpperCase() === code.toUpperCase());
