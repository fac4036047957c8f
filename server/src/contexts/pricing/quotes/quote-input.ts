import { localDateOf } from '@waybill/kernel/time';
import { type CustomerCard, customerCard } from '#contexts/customers/public.ts';
import type { CarrierAccountCard, CustomerKind } from '#contexts/carriers/public.ts';
import { settingsOf } from '#contexts/tenancy/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { leavingOf, type Route, routeOf } from './delivery-times.ts';
import type { MarkupTables } from '../markup/domain.ts';
import type { BookingQuoteInput } from './snapshot.ts';
import { promosFor, type StoredPromo } from '../promo-codes/sql.ts';
import { markupTables } from '../markup/sql.ts';

/** The customer or guest that freight is priced for. */
export type PricedFor = {
  readonly customerId: number | null;
  readonly customerGuid: string | null;
  readonly customerType: CustomerKind;
};

export const guest: PricedFor = { customerId: null, customerGuid: null, customerType: 'Guest' };

export const pricedFor = ({ id, guid, type }: CustomerCard): PricedFor => ({
  customerId: id,
  customerGuid: guid,
  customerType: type,
});

/** Returns the customer, or undefined if there is none with this id for the caller. */
export async function pricedForId(
  db: TenantDb,
  customerId: number | null,
): Promise<PricedFor | undefined> {
  if (customerId === null) return guest;
  const card = await customerCard(db, customerId);
  return card === undefined ? undefined : pricedFor(card);
}

/** All values that price a request, with any carrier. */
export type QuoteContext = PricedFor & {
  readonly request: BookingQuoteInput;
  readonly resourceToken: string;
  /** The requested despatch day, otherwise the tenant's today (decisions P-04). */
  readonly day: string;
  readonly gstPercent: number;
  /** The currency of all prices, `AUD`. */
  readonly currency: string;
  readonly markups: MarkupTables;
  /** The tenant's today, which decides whether promo codes are valid. */
  readonly today: string;
  /** The given promo code, if it exists. */
  readonly promos: readonly StoredPromo[];
  /** The route and the departure; null if delivery times are not needed. */
  readonly route: Route | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
};

type QuoteParams = Pick<QuoteContext, 'request' | 'resourceToken' | 'createdAt' | 'expiresAt'>;

/**
 * Reads the values that price a request. If `withTimes` is false, delivery times are omitted, for
 * prices that are not booked.
 */
export async function quoteInputOf(
  db: TenantDb,
  customer: PricedFor,
  { withTimes = true, ...queryText }: QuoteParams & { readonly withTimes?: boolean },
): Promise<QuoteContext> {
  const { gstPercent, timezone, currency } = await settingsOf(db);
  const today = localDateOf(queryText.createdAt, timezone);
  const leaving = leavingOf(queryText.request, { now: queryText.createdAt, timezone });
  return {
    ...customer,
    ...queryText,
    day: queryText.request.despatchDate ?? today,
    route: withTimes ? await routeOf(db, queryText.request, { leaving, timezone }) : null,
    today,
    gstPercent: Number(gstPercent),
    currency,
    promos: await promosFor(db, queryText.request.promoCode ?? null, customer.customerId),
    markups: await markupTables(db, customer.customerId),
  };
}

export type RequestedAccount = Pick<
  CarrierAccountCard,
  | 'id'
  | 'code'
  | 'name'
  | 'carrierCode'
  | 'carrierName'
  | 'isManual'
  | 'isSimulated'
  | 'isPricedByRates'
  | 'attributes'
  | 'services'
>;
