import type { LocalDate } from '@waybill/kernel/local-date';
import type { Minor } from '@waybill/kernel/money';
import { localDateOf } from '@waybill/kernel/time';
import type { Service } from './service-code.ts';

type Offer = {
  readonly carrierAccountId: number;
  readonly serviceCode: string;
  /** ISO 8601; null if unknown. */
  readonly eta: string | null;
  readonly pricing: { readonly customer: { readonly total: { readonly amount: Minor } } };
};

/**
 * Returns the cheapest service that arrives by a day, or one sentence that explains why there is
 * none. A service whose arrival is unknown is not on time.
 */
export function cheapestOf(
  offers: readonly Offer[],
  { arriveBy, timezone }: { readonly arriveBy: LocalDate | null; readonly timezone: string },
): Service | string {
  const [best] = offers
    .filter(({ eta }) => arriveBy === null || arrivesBy(eta, arriveBy, timezone))
    .toSorted((a, b) => a.pricing.customer.total.amount - b.pricing.customer.total.amount);
  if (best !== undefined) {
    return { carrierAccountId: best.carrierAccountId, carrierServiceCode: best.serviceCode };
  }
  return offers.length === 0
    ? 'No service has a price for this order.'
    : 'No service with a price arrives by this day.';
}

const arrivesBy = (eta: string | null, day: LocalDate, timezone: string): boolean =>
  eta !== null && localDateOf(new Date(eta), timezone) <= day;
