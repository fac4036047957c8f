import type { LocalDate } from '@waybill/kernel/local-date';
import type { PricingContext } from '#contexts/booking/public.ts';
import { offersByRates } from '#contexts/pricing/public.ts';
import { settingsOf } from '#contexts/tenancy/public.ts';
import { cheapestOf } from './domain/cheapest.ts';
import { type Service, serviceOfCode } from './domain/service-code.ts';
import { quoteRequestOf } from './quote-request.ts';
import type { OrderRow } from './sql.ts';

/** How the services of orders are chosen. */
export type OrderServiceChoice = {
  /** The service of all of them; null to choose one for each. */
  readonly forAll: Service | null;
  /** Whether a buyer's choice at checkout precedes the cheapest. */
  readonly isBuyers: boolean;
  /** The latest day of arrival of the cheapest, in the tenant's time zone. */
  readonly arriveBy: LocalDate | null;
};

/**
 * Returns the service to book an order with: that of a rule precedes the buyer's and the cheapest; or
 * one sentence that explains why there is none.
 */
export async function serviceFor(
  { db, now }: Pick<PricingContext, 'db' | 'now'>,
  order: OrderRow,
  { forAll, isBuyers, arriveBy }: OrderServiceChoice,
): Promise<Service | string> {
  const ruled = serviceOfCode(order.ruled_service);
  const chosen = forAll ?? ruled ?? (isBuyers ? serviceOfCode(order.chosen_service) : null);
  if (chosen !== null) return chosen;
  const offers = await offersByRates(db, quoteRequestOf(order), now);
  const { timezone } = await settingsOf(db);
  return cheapestOf(
    offers.filter((offer) => offer.isPriced),
    { arriveBy, timezone },
  );
}
