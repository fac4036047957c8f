import type { z } from 'zod';
import type { BookingQuote } from '@waybill/contract/pricing/quotes/shapes';

export type Quote = z.output<typeof BookingQuote>;
export type OfferOrder = 'price' | 'eta';
type Badge = 'Cheapest' | 'Fastest' | 'Your usual';

/** A quote for a tile. `key` is account and service, and stays the same in a new quote. */
export type Offer = {
  readonly key: string;
  readonly quote: Quote;
  readonly total: number;
  /** The arrival stated by the quote. ISO 8601. */
  readonly eta: string | null;
  readonly badges: readonly Badge[];
  /** The difference from the price shown before; 0 if there is none. */
  readonly difference: number;
};

export const keyOf = ({ carrier, service }: Pick<Quote, 'carrier' | 'service'>): string =>
  `${carrier.carrierAccountId}/${service.code}`;

type Surroundings = {
  readonly order: OfferOrder;
  readonly usual: string | null;
  /** The totals of the previous quotes, by key. */
  readonly before: ReadonlyMap<string, number>;
};

/** Converts quotes to offers in their order, with badges for the best ones. */
export function offersOf(quotes: readonly Quote[], around: Surroundings): readonly Offer[] {
  const plain = quotes.map((quote) => ({
    key: keyOf(quote),
    quote,
    total: quote.customerCost.total,
    eta: quote.eta,
  }));
  const cheapest = Math.min(...plain.map(({ total }) => total));
  const etas = plain.flatMap(({ eta }) => (eta === null ? [] : [eta])).sort();
  const badgesOf = (offer: (typeof plain)[number]): readonly Badge[] => [
    ...(plain.length > 1 && offer.total === cheapest ? (['Cheapest'] as const) : []),
    ...(etas[0] !== etas.at(-1) && offer.eta === etas[0] ? (['Fastest'] as const) : []),
    ...(offer.key === around.usual ? (['Your usual'] as const) : []),
  ];
  return plain
    .map((offer) => {
      const before = around.before.get(offer.key) ?? offer.total;
      const difference = Math.round((offer.total - before) * 100) / 100;
      return { ...offer, badges: badgesOf(offer), difference };
    })
    .sort((one, other) =>
      around.order === 'price' ? byPrice(one, other) : byEta(one, other) || byPrice(one, other),
    );
}

const byPrice = (one: { readonly total: number }, other: { readonly total: number }): number =>
  one.total - other.total;

type Arriving = { readonly eta: string | null };
const byEta = (one: Arriving, other: Arriving): number =>
  (one.eta ?? '9999').localeCompare(other.eta ?? '9999');

/** Returns the minutes and seconds for which a price is still held: `14:59`; null once expired. */
export function heldFor(expiresAt: string | undefined, now: number): string | null {
  const seconds = Math.floor((Date.parse(expiresAt ?? '') - now) / 1000);
  if (!(seconds > 0)) return null;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
