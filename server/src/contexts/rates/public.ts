import type { TenantDb } from '#platform/db/database.ts';
import { isUuid } from '@waybill/kernel/ids';
import { indexOf } from './pricing/card-cache.ts';
import {
  type CardVersion,
  type InForce,
  activeCard,
  cardOfEntity,
} from './cards/sql/whole-card.ts';
import type { NotPriced } from './pricing/domain/not-priced.ts';
import { type PriceRequest, price, priceAll } from './pricing/domain/price.ts';
import type { RateCardIndex } from './pricing/domain/rate-card-index.ts';
import type { PricedService } from './pricing/domain/priced.ts';

export { type CardVersion, cardById } from './cards/sql/whole-card.ts';
export type { NotPriced } from './pricing/domain/not-priced.ts';
export type { PriceRequest } from './pricing/domain/price.ts';
export type { PricedService, PriceExplanation } from './pricing/domain/priced.ts';
export { type RateWorkingView, workingOf } from './quotes/working.ts';

/**
 * Returns the active card for pricing: the one named by an account in `rateCardId`, else the
 * customer's own (by GUID), else the tenant's default (decisions P-05), in the version in force on
 * the despatch day. Returns nothing if there is none, or if the account's card is disabled.
 */
export function rateCardOf(
  db: TenantDb,
  by: { readonly rateCardId?: string | undefined; readonly entityId?: string | null },
  inForce: InForce,
): Promise<CardVersion | undefined> {
  const named = by.rateCardId ?? '';
  if (named === '') return cardOfEntity(db, by.entityId ?? null, inForce);
  return isUuid(named) ? activeCard(db, named, inForce) : Promise.resolve(undefined);
}

type ServiceRequest = { readonly request: PriceRequest; readonly serviceCode: string };

/**
 * Returns the price of one service of a card ex tax, or why there is none.
 * @throws {MeasureRefusal} for a measure in an unknown unit.
 */
export async function priceByRates(
  db: TenantDb,
  card: CardVersion,
  { request, serviceCode }: ServiceRequest,
): Promise<PricedService | NotPriced> {
  return price(await indexOf(db, card), request, serviceCode);
}

/**
 * Prices by a card that may be disabled or a draft, for a trial.
 * @throws {MeasureRefusal} for a measure in an unknown unit.
 */
export async function priceOnTrial(
  db: TenantDb,
  card: CardVersion,
  { request, serviceCode }: ServiceRequest,
): Promise<PricedService | NotPriced> {
  return price(switchedOn(await indexOf(db, card)), request, serviceCode);
}

/** Prices every main service of a card that may be disabled or a draft. @throws {MeasureRefusal} */
export async function priceAllOnTrial(
  db: TenantDb,
  card: CardVersion,
  request: PriceRequest,
): Promise<readonly (PricedService | NotPriced)[]> {
  return priceAll(switchedOn(await indexOf(db, card)), request);
}

const switchedOn = (index: RateCardIndex): RateCardIndex => ({
  ...index,
  card: { ...index.card, isActive: true },
});

/** Returns prices or reasons for every main service of a card. @throws {MeasureRefusal} */
export async function priceAllByRates(
  db: TenantDb,
  card: CardVersion,
  request: PriceRequest,
): Promise<readonly (PricedService | NotPriced)[]> {
  return priceAll(await indexOf(db, card), request);
}
