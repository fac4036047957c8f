import type { LocalDate } from '@waybill/kernel/local-date';
import type { Minor } from '@waybill/kernel/money';
import { localDateOf } from '@waybill/kernel/time';

type Offer = {
  /** ISO 8601; null if unknown. */
  readonly eta: string | null;
  readonly pricing: { readonly customer: { readonly total: { readonly amount: Minor } } };
};

/**
 * Returns the cheapest offer that arrives by a day, or one sentence that explains why there is
 * none. A service whose arrival is unknown is not on time.
 */
export function cheapestOf<O extends Offer>(
  offers: readonly O[],
  { arriveBy, timezone }: { readonly arriveBy: LocalDate | null; readonly timezone: string },
): O | string {
  const [best] = offers
    .filter(({ eta }) => arriveBy === null || arrivesBy(eta, arriveBy, timezone))
    .toSorted((a, b) => a.pricing.customer.total.amount - b.pricing.customer.total.amount);
  if (best !== undefined) return best;
  return offers.length === 0
    ? 'No service has a price for this order.'
    : 'No service with a price arrives by this day.';
}

const arrivesBy = (eta: string | null, day: LocalDate, timezone: string): boolean =>
  eta !== null && localDateOf(new Date(eta), timezone) <= day;
