import { CarrierFailure } from '@waybill/adapters/carrier';
import { carrierOf, isServiceWithin } from '#contexts/carriers/public.ts';
import { priceByRates, rateCardOf } from '#contexts/rates/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import type { AskedAccount, Asking } from './asking.ts';
import {
  type Offered,
  absent,
  freightOf,
  offerByCarrier,
  offerByRates,
  priceRequestOf,
} from './offers.ts';

/** How long a carrier may take (decisions B-25). */
export const patience_ms = 15_000;

/** The services of an account that a request asks for. */
function servicesAsked({ services }: AskedAccount, { request }: Asking) {
  const filter = { carrierCode: [], services: request.filter?.services ?? [] };
  return services.filter(
    ({ isAdditional, code }) => !isAdditional && isServiceWithin(filter, code),
  );
}

/** Prices of an account by the tenant's own rate cards. @throws {MeasureRefusal} */
export async function pricesByRates(
  db: TenantDb,
  asking: Asking,
  account: AskedAccount,
): Promise<readonly Offered[]> {
  const card = await rateCardOf(db, {
    rateCardId: account.attributes['rateCardId'],
    entityId: asking.customerGuid,
  });
  if (card === undefined) return [absent(account, 'There is no active rate card for it.')];
  const request = priceRequestOf(asking);
  const offers: Offered[] = [];
  for (const service of servicesAsked(account, asking)) {
    const priced = await priceByRates(db, card, request, service.code);
    offers.push(offerByRates(asking, account, service, priced));
  }
  return offers;
}

/** Prices that a carrier names; a carrier that fails or keeps silent is an absent price. */
export async function pricesByCarrier(
  asking: Asking,
  account: AskedAccount,
  signal: AbortSignal,
): Promise<readonly Offered[]> {
  const quote = carrierOf(account.carrierCode)?.quote;
  if (quote === undefined) return [absent(account, 'The carrier is not connected.')];
  const services = servicesAsked(account, asking);
  const withinTime = AbortSignal.any([signal, AbortSignal.timeout(patience_ms)]);
  const codes = services.map((service) => service.code);
  try {
    const prices = await quote(account, freightOf(asking), codes, withinTime);
    return services.map((service) => {
      const price = prices.find((each) => each.serviceCode === service.code);
      return offerByCarrier(asking, account, service, price);
    });
  } catch (error) {
    if (error instanceof CarrierFailure) return [absent(account, error.message)];
    if (withinTime.aborted) return [absent(account, 'The carrier did not answer in time.')];
    throw error;
  }
}
