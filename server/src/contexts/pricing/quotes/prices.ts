import { sentence } from '@waybill/contract/sentence';
import { CarrierFailure, type CarrierPrice, CarrierSilent } from '@waybill/adapters/carrier';
import {
  type CarrierClient,
  isServiceWithin,
  noteCall,
  speak,
  type CarrierReply,
} from '#contexts/carriers/public.ts';
import { priceByRates, rateCardOf } from '#contexts/rates/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import type { RequestedAccount, QuoteContext } from './quote-input.ts';
import {
  type Offered,
  absent,
  freightOf,
  offerByCarrier,
  offerByRates,
  priceRequestOf,
} from './offers.ts';

/** Timeout of a carrier (decisions B-25). */
export const timeout_ms = 15_000;

/** Returns the services of an account that a request selects. */
function requestedServices({ services }: RequestedAccount, { request }: QuoteContext) {
  const filter = { carrierCode: [], services: request.filter?.services ?? [] };
  return services.filter(
    ({ isAdditional, code }) => !isAdditional && isServiceWithin(filter, code),
  );
}

/** Prices an account by the tenant's own rate cards. @throws {MeasureRefusal} */
export async function pricesByRates(
  db: TenantDb,
  quoteInput: QuoteContext,
  account: RequestedAccount,
): Promise<readonly Offered[]> {
  const by = { rateCardId: account.attributes['rateCardId'], entityId: quoteInput.customerGuid };
  const card = await rateCardOf(db, by, { day: quoteInput.day });
  if (card === undefined) return [absent(account, 'There is no active rate card for this.')];
  const request = priceRequestOf(quoteInput);
  const offers: Offered[] = [];
  for (const service of requestedServices(account, quoteInput)) {
    const priced = await priceByRates(db, card, { request, serviceCode: service.code });
    offers.push(offerByRates({ quoteInput, account, service }, priced));
  }
  return offers;
}

type QuotedPricesReply = CarrierReply<readonly CarrierPrice[]>;

/** A carrier's offers, and its response; undefined if no request was sent. */
export type QuotedPrices = {
  readonly offers: readonly Offered[];
  readonly spoken?: QuotedPricesReply;
};

/** True if a carrier could not be reached, or did not respond in time. */
export const isSilent = ({ spoken }: QuotedPrices): boolean =>
  spoken !== undefined && !spoken.outcome.ok && spoken.outcome.failure instanceof CarrierSilent;

/** A carrier to ask for the prices of a request. */
export type CarrierQuery = {
  readonly quoteInput: QuoteContext;
  readonly account: RequestedAccount;
};

/** Requests prices from a carrier. A failure or timeout is an absent price. */
export async function pricesByCarrier(
  client: CarrierClient,
  { quoteInput, account }: CarrierQuery,
  signal: AbortSignal,
): Promise<QuotedPrices> {
  const services = requestedServices(account, quoteInput);
  if (services.length === 0)
    return { offers: [absent(account, 'None of its services is offered yet.')] };
  const withinTime = AbortSignal.any([signal, AbortSignal.timeout(timeout_ms)]);
  const codes = services.map((service) => service.code);
  const spoken = await speak(
    { ...client, signal: withinTime },
    account,
    async (carrier, carrierRequest) => {
      if (carrier.quote === undefined)
        throw new CarrierFailure("The carrier doesn't provide prices.");
      return carrier.quote(carrierRequest, freightOf(quoteInput), codes);
    },
  );
  return { offers: offersOf({ quoteInput, account }, services, spoken.outcome), spoken };
}

function offersOf(
  { quoteInput, account }: CarrierQuery,
  services: RequestedAccount['services'],
  outcome: QuotedPricesReply['outcome'],
): readonly Offered[] {
  if (!outcome.ok) return [absent(account, outcome.failure.message)];
  return services.map((service) => {
    const price = outcome.response.find((each) => each.serviceCode === service.code);
    return offerByCarrier({ quoteInput, account, service }, price);
  });
}

/** Logs the request to a carrier, if one was sent. */
export async function noteRequest(
  db: TenantDb,
  { accountId, offers, spoken }: QuotedPrices & { readonly accountId: number },
  now: Date,
): Promise<void> {
  if (spoken === undefined) return;
  const prices = offers.filter(({ isPriced }) => isPriced).length;
  const summary = sentence('{count, plural, one {# price} other {# prices}}', { count: prices });
  await noteCall(db, { accountId, purpose: 'Quote', spoken, answer: summary }, now);
}
