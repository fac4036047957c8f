import type { LocalDate } from '@waybill/kernel/local-date';
import type { PricingContext } from '#contexts/booking/public.ts';
import { offersAtOnce, type QuoteSnapshot, saveOffers } from '#contexts/pricing/public.ts';
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
 * Returns the service to book each order with, or one sentence that explains why there is none. The
 * service of a rule precedes the buyer's and the cheapest. Carriers are asked about all orders
 * together.
 */
export async function servicesFor(
  { db, now, line }: PricingContext,
  orders: readonly OrderRow[],
  choice: OrderServiceChoice,
): Promise<ReadonlyMap<OrderRow, Service | string>> {
  const chosen = orders.map((order) => chosenFor(order, choice));
  const open = orders.filter((_, at) => chosen[at] === null);
  const offers = await offersAtOnce({ db, now, line }, open.map(quoteRequestOf));
  const { timezone } = await settingsOf(db);
  const cheapest = offers.map((each) => cheapestOf(each, { ...choice, timezone }));
  const ofCarriers = cheapest.flatMap((offer) => (isOfCarrier(offer) ? [offer] : []));
  await saveOffers(db, ofCarriers, now);
  const left = cheapest.map(serviceOf).values();
  return new Map(orders.map((order, at) => [order, chosen[at] ?? left.next().value ?? '']));
}

/** True for a carrier's own price, which it is not asked for again when it is booked. */
const isOfCarrier = (offer: QuoteSnapshot | string): offer is QuoteSnapshot =>
  typeof offer !== 'string' && offer.explanation === null;

const serviceOf = (offer: QuoteSnapshot | string): Service | string =>
  typeof offer === 'string'
    ? offer
    : {
        carrierAccountId: offer.carrierAccountId,
        carrierServiceCode: offer.serviceCode,
        ...(isOfCarrier(offer) && { quoteId: offer.quoteId }),
      };

function chosenFor(
  { ruled_service: ruled, chosen_service: buyers }: OrderRow,
  { forAll, isBuyers }: OrderServiceChoice,
): Service | null {
  return forAll ?? serviceOfCode(ruled) ?? (isBuyers ? serviceOfCode(buyers) : null);
}
