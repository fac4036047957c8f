import type { ShopRate, ShopRateRequest } from '@waybill/contract/shops/rates/shapes';
import type { Address } from '@waybill/contract/shared/address';
import { MeasureRefusal } from '@waybill/kernel/measures';
import { hash } from 'node:crypto';
import { customerCard } from '#contexts/customers/public.ts';
import { offersWithin } from '#contexts/pricing/public.ts';
import { settingsOf } from '#contexts/tenancy/public.ts';
import type { Database, TenantDb } from '#platform/db/database.ts';
import type { Scope } from '#platform/db/scope.ts';
import { codeOfService } from '../orders/domain/service-code.ts';
import { checkOrders } from '../orders/check-orders.ts';
import { quoteRequestOf } from '../orders/quote-request.ts';
import { addressOf } from '../orders/take-orders.ts';
import type { ShopClient } from '../shops/connection.ts';
import { toAddress } from '../shops/mappers.ts';
import { servicesOfShop, type ShopRow } from '../shops/sql.ts';
import { budgetOf } from './domain/budget.ts';
import { ratesOf } from './domain/rates.ts';
import { type LastRates, lastRates, saveRates } from './sql.ts';

export type RateServices = ShopClient & { readonly database: Database };

type RateQuery = {
  readonly shop: ShopRow;
  readonly scope: Scope;
  readonly rate: ShopRateRequest['rate'];
  readonly now: Date;
  /** The header with the platform's timeout, if it has one. */
  readonly timeout: string | undefined;
};

/** How long the prices of a basket are cached without another query. */
const fresh_ms = 10 * 60_000;

/**
 * Returns the delivery prices of a basket. Carriers that do not respond in time are omitted. If
 * that leaves nothing, the basket's last prices are returned, else none: the shop then shows its
 * own backup rates.
 */
export async function shopRates(services: RateServices, query: RateQuery): Promise<ShopRate[]> {
  const { database } = services;
  const { shop, scope, now } = query;
  const opened = await database.transaction(scope, (db) => open(db, query));
  const { last, request, basketHash } = opened;
  const isFresh = last !== undefined && now.getTime() - last.priced_at.getTime() < fresh_ms;
  if (isFresh) return [...last.rates];
  if (request === null) return [];
  const signal = AbortSignal.timeout(budgetOf(opened.delay_s, query.timeout));
  const { offers, isWhole, isAnyDown } = await offersWithin(
    { database, scope, line: services },
    { request, now },
    signal,
  );
  const rates = ratesOf(
    offers.map((offer) => ({
      ...offer,
      totalMinor: offer.pricing.customer.total.amount,
      code: codeOfService({
        carrierAccountId: offer.carrierAccountId,
        carrierServiceCode: offer.serviceCode,
      }),
    })),
    { services: opened.offered, currency: opened.currency, now },
  );
  if (rates.length === 0) return backupOf(last, isWhole && !isAnyDown);
  // Prices that lack a carrier are returned but not cached, so that the next request queries again.
  if (isWhole) {
    await database.transaction(scope, (db) => saveRates(db, shop, { basketHash, rates, now }));
  }
  return rates;
}

/** Returns the last prices if carriers did not respond, but not if a service was withdrawn. */
const backupOf = (last: LastRates | undefined, haveAllResponded: boolean): ShopRate[] =>
  haveAllResponded ? [] : [...(last?.rates ?? [])];

async function open(db: TenantDb, { shop, rate }: RateQuery) {
  const { currency, rateCallbackDelay: delay_s } = await settingsOf(db);
  const offered = await servicesOfShop(db, shop.id);
  const basket = await basketOf(db, shop, rate);
  const request = basket.problems.length === 0 ? quoteRequestOf(basket) : null;
  const basketHash = hash('sha256', JSON.stringify([request, offered, currency]), 'buffer');
  const last = await lastRates(db, shop.id, basketHash);
  return { currency, offered, request, basketHash, last, delay_s };
}

/** Returns the basket, packed like an order. A price needs no street. */
async function basketOf(db: TenantDb, shop: ShopRow, rate: ShopRateRequest['rate']) {
  const customer = await customerCard(db, shop.customer_id);
  const origin = toPlace(rate.origin);
  const own = shop.from_address ?? (customer && addressOf(customer));
  const items = rate.items.filter((item) => item.requires_shipping !== false && item.quantity > 0);
  const unchecked = {
    customer_id: shop.customer_id,
    from_address: own ?? origin,
    to_address: toPlace(rate.destination),
    items: items.map((item) => ({
      sku: item.sku ?? '',
      name: item.name ?? '',
      quantity: item.quantity,
      length: null,
      width: null,
      height: null,
      weight: item.grams ? { value: item.grams, unit: 'g' } : null,
      unitPrice: null,
    })),
  };
  const [checked] = await checkedBasket(db, shop, unchecked);
  return checked ?? { ...unchecked, parcels: [], problems: [{ member: '', message: '' }] };
}

const checkedBasket = async <O extends Parameters<typeof checkOrders>[2][number]>(
  db: TenantDb,
  shop: ShopRow,
  order: O,
) => {
  try {
    return await checkOrders(db, shop, [order]);
  } catch (error) {
    if (error instanceof MeasureRefusal) return [];
    throw error;
  }
};

const toPlace = (sent: ShopRateRequest['rate']['origin']): Address =>
  toAddress({
    addressLine1: sent.address1 || '-',
    suburb: sent.city ?? '',
    postCode: sent.postal_code ?? '',
    stateCode: sent.province ?? '',
    countryCode: sent.country ?? '',
    companyName: sent.company_name ?? '',
    type: sent.company_name ? 'Business' : 'Residential',
  });
