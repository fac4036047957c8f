import type { BookingStatus } from '@waybill/contract/booking/lifecycle';
import type { PricingDetail } from '@waybill/contract/shared/pricing-detail';
import { ZERO } from '@waybill/kernel/money';
import type { CustomerCard } from '#contexts/customers/public.ts';
import type { QuoteToSave } from '#contexts/pricing/public.ts';
import type { PricedBooking } from '../pricing/price.ts';
import { type Contents, inOne, type StoredPrice } from '../bookings/domain/booking-row.ts';
import { freightOf } from '../bookings/domain/freight.ts';
import { heldFor } from '../quotes/domain/quote-hold.ts';
import { sumsOf, unpriced } from '../pricing/domain/price.ts';
import type { HistoricalBooking } from './sql.ts';
import { type Doubt, type DemoStory, wayTo } from './stories.ts';

const hour_ms = 3_600_000;
const day_ms = 24 * hour_ms;

/** A story with its customer, freight and price. */
export type PastStory = DemoStory & {
  readonly customer: CustomerCard;
  readonly contents: Contents;
  readonly priced: PricedBooking;
  readonly createdAt: Date;
};

export type Closed = {
  readonly id: number;
  readonly number: string;
  readonly pickup: string | null;
};

type DemoDetails = {
  readonly clerk: number | null;
  readonly consignment: string | null;
  readonly manifest: Closed | null;
  readonly token: string;
};

/** Returns a demo booking as stored in the database. */
export function rowOf(
  reported: PastStory,
  { clerk, consignment, manifest, token }: DemoDetails,
): HistoricalBooking {
  const { status, contents, priced, createdAt } = reported;
  const events = eventsOf(reported);
  const at = (wanted: BookingStatus): Date | null =>
    events.find((event) => event.status === wanted)?.at ?? null;
  const price = status === 'Draft' ? unpriced : priceOf(reported);
  const isScanned = wayTo(status).includes('PickedUp');
  const last = events.at(-1);
  return {
    ...contents,
    ...freightOf(contents.items, priced.cubicFactor),
    ...price,
    status,
    batch_id: null,
    ssccs: [],
    consignment_id: consignment,
    pickup_number: manifest?.pickup ?? null,
    resource_token: consignment === null ? null : token,
    exposure_minor: holdsCredit(status) ? price.total_minor : ZERO,
    booking_date: createdAt,
    booked_at: consignment === null ? null : createdAt,
    ...heldAt(reported),
    ...inOne,
    created_at: createdAt,
    created_by: clerk,
    manifest_id: manifest?.id ?? null,
    manifest_number: manifest?.number ?? null,
    status_at: isScanned ? (last?.at ?? null) : null,
    last_tracking_status: isScanned ? status : null,
    last_tracking_at: isScanned ? (last?.at ?? null) : null,
    picked_up_at: at('PickedUp'),
    delivered_at: at('Delivered'),
    cancelled_at: at('Cancelled'),
  };
}

/** The number of days for which demo quotes are valid. */
const heldDays = 14;

/** Returns the quote of a booking saved as one; null for all others. */
export function quoteOf({ status, priced, createdAt, customer }: PastStory): QuoteToSave | null {
  if (status !== 'Quoted' || priced.snapshot === undefined) return null;
  const expiresAt = heldFor(heldDays, createdAt).toISOString();
  const snapshot = { ...priced.snapshot, createdAt: createdAt.toISOString(), expiresAt };
  return { snapshot, customerType: customer.type };
}

function heldAt(
  reported: PastStory,
): Partial<HistoricalBooking> & Pick<HistoricalBooking, 'quoted_at'> {
  const quote = quoteOf(reported);
  if (quote === null) return { quoted_at: null };
  const { quoteId: quote_id, expiresAt } = quote.snapshot;
  return { quoted_at: reported.createdAt, quote_id, price_held_until: new Date(expiresAt) };
}

const holdsCredit = (status: BookingStatus): boolean =>
  !['Draft', 'Quoted', 'Cancelled', 'Failed'].includes(status);

/** Demo prices are calculated today; their dates are shifted to the booking's own date. */
function priceOf({ priced: { price }, age_days, doubt }: PastStory): StoredPrice {
  const then = (at: Date | null) =>
    at === null ? null : new Date(at.getTime() - age_days * day_ms);
  const times = { eta: then(price.eta), cut_off_at: then(price.cut_off_at) };
  if (doubt === undefined || price.pricing === null) return { ...price, ...times };
  const pricing = { ...price.pricing, ...doubtful(price.pricing, doubt) };
  return { ...price, ...times, pricing, ...sumsOf(pricing) };
}

/** Returns the changes of a price that make billing raise a doubt. */
function doubtful(pricing: PricingDetail, doubt: Doubt): Partial<PricingDetail> {
  if (doubt === 'Loss') return dearer(pricing.totalCostTaxExclusive, pricing.totalCostTax);
  return doubt === 'NoPrice' ? free : {};
}

const free = {
  freightCost: 0,
  freightCostTax: 0,
  freightCostTaxExclusive: 0,
  additionalCost: 0,
  additionalCostTax: 0,
  additionalCostTaxExclusive: 0,
  totalCost: 0,
  totalCostTax: 0,
  totalCostTaxExclusive: 0,
  serviceDetails: [],
};

/** Returns a carrier cost a fifth above the customer's price. */
function dearer(taxExclusive: number, tax: number) {
  const fifthMore = (amount: number): number => Math.round(amount * 120) / 100;
  const [cost, costTax] = [fifthMore(taxExclusive), fifthMore(tax)];
  return {
    carrierTotalCostTaxExclusive: cost,
    carrierTotalCostTax: costTax,
    carrierTotalCost: Math.round((cost + costTax) * 100) / 100,
  };
}

type Event = { readonly status: BookingStatus; readonly at: Date };

/** Spreads the events over the age of the booking, so that delivery never precedes pickup. */
export function eventsOf({ status, age_days, createdAt }: PastStory): readonly Event[] {
  const way = wayTo(status);
  const hours = Math.min(Math.max(age_days, 1), 3) * 20;
  return way.map((step, index) => {
    const passed = way.length === 1 ? 0 : (hours * hour_ms * index) / way.length;
    return { status: step, at: new Date(createdAt.getTime() + Math.round(passed)) };
  });
}
