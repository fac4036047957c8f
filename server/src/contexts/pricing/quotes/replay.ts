import { type Message, sentence } from '@waybill/contract/sentence';
import { carrierAccount } from '#contexts/carriers/public.ts';
import {
  type CardVersion,
  cardById,
  priceByRates,
  priceOnTrial,
  rateCardOf,
} from '#contexts/rates/public.ts';
import { remembered } from '#platform/remembered.ts';
import type { TenantDb } from '#platform/db/database.ts';
import type { Minor } from '@waybill/kernel/money';
import {
  type RequestedAccount,
  type QuoteContext,
  quoteInputOf,
  pricedForId,
} from './quote-input.ts';
import { offerByRates, priceRequestOf } from './offers.ts';
import type { BookingQuoteInput } from './snapshot.ts';

/** The customer's price before tax with today's markup and no promo code, or why there is none. */
export type PricedAgain = {
  readonly amount: Minor | null;
  readonly reason: Message;
  /** From zone to zone; empty without a price. */
  readonly lane: string;
};

export type ComparedPrices = { readonly current: PricedAgain; readonly proposed: PricedAgain };

export type ReplayedService = { readonly carrierAccountId: number; readonly serviceCode: string };

/**
 * Prices freight by the card in force on a day and by another version of it, within one
 * transaction; undefined if another card or a carrier prices it.
 */
export function pricesTwice(
  db: TenantDb,
  {
    rateCardId,
    day,
    now,
  }: { readonly rateCardId: string; readonly day: string; readonly now: Date },
): (request: BookingQuoteInput, wanted: ReplayedService) => Promise<ComparedPrices | undefined> {
  const account = remembered((id: number) => carrierAccount(db, id));
  const quoteInput = remembered((customerId: number | null) => quoteInputFor(db, customerId, now));
  const proposedCard = remembered((id: string) => cardById(db, id));
  const currentCard = remembered((key: string) => {
    const [named, entityId = ''] = key.split(' ');
    const by = { rateCardId: named, entityId: entityId === '' ? null : entityId };
    return rateCardOf(db, by, { day, except: rateCardId });
  });
  return async (request, { carrierAccountId, serviceCode }) => {
    const sold = await account(carrierAccountId);
    const customer = await quoteInput(request.customer?.customerId ?? null);
    const proposed = await proposedCard(rateCardId);
    if (!sold?.isPricedByRates || customer === undefined || proposed === undefined)
      return undefined;
    const key = `${sold.attributes['rateCardId'] ?? ''} ${customer.customerGuid ?? ''}`;
    const current = await currentCard(key);
    if (current?.rootId !== proposed.rootId) return undefined;
    const context: QuoteContext = { ...customer, day, promos: [], request };
    const again = (by: typeof priceByRates, card: CardVersion) =>
      pricedAgain(db, { by, card, requested: context, account: sold, serviceCode });
    return {
      current: await again(priceByRates, current),
      proposed: await again(priceOnTrial, proposed),
    };
  };
}

type QuoteParams = {
  readonly by: typeof priceByRates;
  readonly card: CardVersion;
  readonly requested: QuoteContext;
  readonly account: RequestedAccount;
  readonly serviceCode: string;
};

async function pricedAgain(
  db: TenantDb,
  { by, card, requested: query, account, serviceCode }: QuoteParams,
): Promise<PricedAgain> {
  const none = (reason: Message): PricedAgain => ({ amount: null, reason, lane: '' });
  const service = account.services.find((each) => each.code === serviceCode);
  if (service === undefined)
    return none(
      sentence('{account} no longer offers {service}.', {
        account: account.name,
        service: serviceCode,
      }),
    );
  const priced = await by(db, card, { request: priceRequestOf(query), serviceCode });
  const offer = offerByRates({ quoteInput: query, account, service }, priced);
  if (!offer.isPriced || !priced.isPriced) return none(offer.isPriced ? '' : offer.reason);
  const { fromZone, toZone } = priced.explanation.freight;
  const amount = offer.pricing.customer.total.taxExclusive;
  return { amount, reason: '', lane: `${fromZone} – ${toZone}` };
}

async function quoteInputFor(
  db: TenantDb,
  customerId: number | null,
  now: Date,
): Promise<QuoteContext | undefined> {
  const customer = await pricedForId(db, customerId);
  if (customer === undefined) return undefined;
  // Replaced for every booking; the quote input needs only its other members.
  const request = { promoCode: null } as BookingQuoteInput;
  return quoteInputOf(db, customer, {
    request,
    resourceToken: '',
    createdAt: now,
    expiresAt: now,
    withTimes: false,
  });
}
