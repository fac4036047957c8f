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
import { type AskedAccount, type Asking, askingOf, pricedForId } from './asking.ts';
import { offerByRates, priceRequestOf } from './offers.ts';
import type { QuoteRequest } from './snapshot.ts';

/** What a customer pays ex tax with today's markup and no promo code, or why there is no price. */
export type PricedAgain = {
  readonly amount: Minor | null;
  readonly reason: string;
  /** From zone to zone; empty without a price. */
  readonly lane: string;
};

export type Compared = { readonly current: PricedAgain; readonly proposed: PricedAgain };

export type Wanted = { readonly carrierAccountId: number; readonly serviceCode: string };

/**
 * Prices freight by the card in force on a day and by another version of it, for one transaction;
 * undefined where neither prices it, because another card or a carrier does.
 */
export function pricesTwice(
  db: TenantDb,
  {
    rateCardId,
    day,
    now,
  }: { readonly rateCardId: string; readonly day: string; readonly now: Date },
): (request: QuoteRequest, wanted: Wanted) => Promise<Compared | undefined> {
  const account = remembered((id: number) => carrierAccount(db, id));
  const asking = remembered((customerId: number | null) => askingFor(db, customerId, now));
  const proposedCard = remembered((id: string) => cardById(db, id));
  const currentCard = remembered((key: string) => {
    const [named, entityId = ''] = key.split(' ');
    const by = { rateCardId: named, entityId: entityId === '' ? null : entityId };
    return rateCardOf(db, by, { day, except: rateCardId });
  });
  return async (request, { carrierAccountId, serviceCode }) => {
    const sold = await account(carrierAccountId);
    const customer = await asking(request.customer?.customerId ?? null);
    const proposed = await proposedCard(rateCardId);
    if (!sold?.isPricedByRates || customer === undefined || proposed === undefined)
      return undefined;
    const key = `${sold.attributes['rateCardId'] ?? ''} ${customer.customerGuid ?? ''}`;
    const current = await currentCard(key);
    if (current?.rootId !== proposed.rootId) return undefined;
    const asked: Asking = { ...customer, day, promos: [], request };
    const again = (by: typeof priceByRates, card: CardVersion) =>
      pricedAgain(db, { by, card, asked, account: sold, serviceCode });
    return {
      current: await again(priceByRates, current),
      proposed: await again(priceOnTrial, proposed),
    };
  };
}

type Question = {
  readonly by: typeof priceByRates;
  readonly card: CardVersion;
  readonly asked: Asking;
  readonly account: AskedAccount;
  readonly serviceCode: string;
};

async function pricedAgain(
  db: TenantDb,
  { by, card, asked, account, serviceCode }: Question,
): Promise<PricedAgain> {
  const none = (reason: string): PricedAgain => ({ amount: null, reason, lane: '' });
  const service = account.services.find((each) => each.code === serviceCode);
  if (service === undefined) return none(`${account.name} does not sell ${serviceCode} any more.`);
  const priced = await by(db, card, priceRequestOf(asked), serviceCode);
  const offer = offerByRates(asked, account, service, priced);
  if (!offer.isPriced || !priced.isPriced) return none(offer.isPriced ? '' : offer.reason);
  const { fromZone, toZone } = priced.explanation.freight;
  const amount = offer.pricing.customer.total.taxExclusive;
  return { amount, reason: '', lane: `${fromZone} – ${toZone}` };
}

async function askingFor(
  db: TenantDb,
  customerId: number | null,
  now: Date,
): Promise<Asking | undefined> {
  const customer = await pricedForId(db, customerId);
  if (customer === undefined) return undefined;
  // Replaced for every booking; prices need the rest.
  const request = { promoCode: null } as QuoteRequest;
  return askingOf(db, customer, {
    request,
    resourceToken: '',
    createdAt: now,
    expiresAt: now,
    withTimes: false,
  });
}
