import type { LocalDate } from '@waybill/kernel/local-date';
import type { PricingContext } from '#contexts/booking/public.ts';
import { offersAtOnce, type QuoteSnapshot, saveOffers } from '#contexts/pricing/public.ts';
import { settingsOf } from '#contexts/tenancy/public.ts';
import { cheapestOf } from './domain/cheapest.ts';
import { type NamedOrder, pricedByCarriers } from './price-named.ts';
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
 * together, also for the price of a named service.
 */
export async function servicesFor(
  context: PricingContext,
  orders: readonly OrderRow[],
  choice: OrderServiceChoice,
): Promise<ReadonlyMap<OrderRow, Service | string>> {
  const named: NamedOrder[] = [];
  const open: OrderRow[] = [];
  for (const order of orders) {
    const service = chosenFor(order, choice);
    if (service === null) open.push(order);
    else named.push({ order, service });
  }
  const found = [
    ...(await pricedByCarriers(context, named)),
    ...(await cheapestFor(context, open, choice)),
  ];
  const offers = found.flatMap(([, offer]) => (isOfCarrier(offer) ? [offer] : []));
  await saveOffers(context.db, offers, context.now);
  const services = new Map<OrderRow, Service | string>(
    named.map(({ order, service }) => [order, service]),
  );
  for (const [order, offer] of found) services.set(order, serviceOf(offer));
  return services;
}

type Found = readonly [OrderRow, QuoteSnapshot | string];

async function cheapestFor(
  context: PricingContext,
  orders: readonly OrderRow[],
  choice: OrderServiceChoice,
): Promise<readonly Found[]> {
  const offers = await offersAtOnce(context, orders.map(quoteRequestOf));
  const { timezone } = await settingsOf(context.db);
  return orders.map((order, at) => [order, cheapestOf(offers[at] ?? [], { ...choice, timezone })]);
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
