import { type Message, sentence } from '@waybill/contract/sentence';
import { carrierAccount } from '#contexts/carriers/public.ts';
import { pricesAtOnce, type PricesNow } from './prices-at-once.ts';
import { pricedForId, quoteInputOf } from './quote-input.ts';
import { type CarrierQuery, pricesByRates } from './prices.ts';
import type { AbsentPrice, BookingQuoteInput, QuoteSnapshot } from './snapshot.ts';

/** A service of an account. */
export type NamedService = { readonly carrierAccountId: number; readonly serviceCode: string };

/** Freight, and the service to price it with. */
export type NamedPrice = NamedService & { readonly request: BookingQuoteInput };

/**
 * Prices one service of one account now for the request's customer, or returns why there is no
 * price. The account need not be offered to the customer. A carrier API gets 5 s, inside the
 * caller's transaction.
 * @throws {MeasureRefusal}
 */
export async function priceNow(
  context: PricesNow,
  request: BookingQuoteInput,
  wanted: NamedService,
): Promise<QuoteSnapshot | AbsentPrice> {
  const [price] = await pricesNow(context, [{ request, ...wanted }]);
  return price ?? none(wanted, silent);
}

/**
 * Prices a service for each of several requests, as `priceNow` does for one. Carriers are asked
 * concurrently and get 5 s for all requests together.
 * @throws {MeasureRefusal}
 */
export async function pricesNow(
  context: PricesNow,
  wanted: readonly NamedPrice[],
): Promise<readonly (QuoteSnapshot | AbsentPrice)[]> {
  const opened: Opened[] = [];
  for (const each of wanted) opened.push(await open(context, each));
  const queries = opened.flatMap((each) => ('quoteInput' in each ? [each] : []));
  const replies = (await pricesAtOnce(context, queries)).values();
  return opened.map((each, at) => {
    const named = wanted[at] ?? { serviceCode: '' };
    if (!('quoteInput' in each)) return each;
    const reply = replies.next().value ?? null;
    if (reply === null) return none(named, silent);
    return reply.offers[0] ?? notOffered(each.account.name, named);
  });
}

/** A carrier that is to be asked, or the price by the tenant's own rates. */
type Opened = CarrierQuery | QuoteSnapshot | AbsentPrice;

async function open({ db, now }: PricesNow, { request, ...wanted }: NamedPrice): Promise<Opened> {
  const account = await carrierAccount(db, wanted.carrierAccountId);
  if (account === undefined || !account.isActive) {
    return none(wanted, 'The carrier account is not active.');
  }
  const customer = await pricedForId(db, request.customer?.customerId ?? null);
  if (customer === undefined) return none(wanted, 'We could not find this customer.');
  const quoteInput = await quoteInputOf(db, customer, {
    request: { ...request, filter: { carrierCode: [], services: [wanted.serviceCode] } },
    resourceToken: '',
    createdAt: now,
    expiresAt: now,
  });
  if (!account.isPricedByRates) return { quoteInput, account };
  const [offer] = await pricesByRates(db, quoteInput, account);
  return offer ?? notOffered(account.name, wanted);
}

const silent = "The carrier didn't respond in time.";

const none = (
  { serviceCode }: Pick<NamedService, 'serviceCode'>,
  reason: Message,
): AbsentPrice => ({
  isPriced: false,
  carrierCode: '',
  accountName: '',
  serviceCode,
  reason,
  byHand: null,
});

const notOffered = (account: string, wanted: Pick<NamedService, 'serviceCode'>): AbsentPrice =>
  none(
    wanted,
    sentence("{account} doesn't offer service {service}.", {
      account,
      service: wanted.serviceCode,
    }),
  );
