import { CarrierFailure, type CarrierPrice } from '@waybill/adapters/carrier';
import {
  type CarrierLine,
  isServiceWithin,
  noteCall,
  speak,
  type Spoken,
} from '#contexts/carriers/public.ts';
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
  const by = { rateCardId: account.attributes['rateCardId'], entityId: asking.customerGuid };
  const card = await rateCardOf(db, by, { day: asking.day });
  if (card === undefined) return [absent(account, 'There is no active rate card for it.')];
  const request = priceRequestOf(asking);
  const offers: Offered[] = [];
  for (const service of servicesAsked(account, asking)) {
    const priced = await priceByRates(db, card, request, service.code);
    offers.push(offerByRates(asking, account, service, priced));
  }
  return offers;
}

type CarrierAnswer = Spoken<readonly CarrierPrice[]>;

/** What a carrier came to offer; nothing was spoken where there was nothing to ask. */
export type Answered = { readonly offers: readonly Offered[]; readonly spoken?: CarrierAnswer };

type Asked = { readonly asking: Asking; readonly account: AskedAccount };

/** Prices that a carrier names; a carrier that fails or keeps silent is an absent price. */
export async function pricesByCarrier(
  line: CarrierLine,
  { asking, account }: Asked,
  signal: AbortSignal,
): Promise<Answered> {
  const services = servicesAsked(account, asking);
  if (services.length === 0) return { offers: [absent(account, 'No service of it is sold yet.')] };
  const withinTime = AbortSignal.any([signal, AbortSignal.timeout(patience_ms)]);
  const codes = services.map((service) => service.code);
  const spoken = await speak(line, account, withinTime, async (carrier, errand) => {
    if (carrier.quote === undefined) throw new CarrierFailure('The carrier names no prices.');
    return carrier.quote(errand, freightOf(asking), codes);
  });
  return { offers: offersOf({ asking, account }, services, spoken.outcome), spoken };
}

function offersOf(
  { asking, account }: Asked,
  services: AskedAccount['services'],
  outcome: CarrierAnswer['outcome'],
): readonly Offered[] {
  if (!outcome.ok) return [absent(account, outcome.failure.message)];
  return services.map((service) => {
    const price = outcome.answer.find((each) => each.serviceCode === service.code);
    return offerByCarrier(asking, account, service, price);
  });
}

/** Notes that a carrier was asked for prices, where it was. */
export async function noteAsked(
  db: TenantDb,
  accountId: number,
  { offers, spoken }: Answered,
  now: Date,
): Promise<void> {
  if (spoken === undefined) return;
  const prices = offers.filter(({ isPriced }) => isPriced).length;
  const answer = `${prices} ${prices === 1 ? 'price' : 'prices'}`;
  await noteCall(db, { accountId, purpose: 'Quote', spoken, answer }, now);
}
