import { bookingProblems } from '@waybill/contract/booking/problems';
import type { BookingWrite } from '@waybill/contract/booking/write-shapes';
import { notValidField, Problem } from '@waybill/contract/problem';
import type { PricingDetail } from '@waybill/contract/shared/pricing-detail';
import { toDecimal } from '@waybill/kernel/money';
import { addDays, localDate } from '@waybill/kernel/local-date';
import { localDateOf } from '@waybill/kernel/time';
import { accountsToQuote, type CustomerKind } from '#contexts/carriers/public.ts';
import { holidaysIn, localityOf } from '#contexts/lookups/public.ts';
import {
  insuranceOf,
  priceNow,
  pricingDetailOf,
  type QuoteSnapshot,
  takeQuote,
  type UsedPromo,
} from '#contexts/pricing/public.ts';
import { settingsOf } from '#contexts/tenancy/public.ts';
import { isStaff } from '#platform/http/actor.ts';
import { arrival, cutOffOf } from '../domain/arrival.ts';
import type { Contents, Price } from '../domain/booking-row.ts';
import { isQuotedFor, quoteRequestOf } from '../domain/quoted-freight.ts';
import { sumsOf } from '../domain/price.ts';
import type { Deed, PricingDeed } from './deed.ts';

export type Priced = {
  readonly price: Price;
  readonly cubicFactor: string;
  /** The promo code to redeem; undefined where the price and what it redeemed are kept. */
  readonly promo?: UsedPromo | null;
};

export type Wanted =
  | { readonly quoteId: string }
  | { readonly carrierAccountId: number; readonly serviceCode: string };

/** The quote a booking takes, or the service it is priced with; null when nothing was chosen. */
export function wantedOf(sent: BookingWrite, before: Price | null): Wanted | null {
  if (sent.quoteId) return { quoteId: sent.quoteId };
  const carrierAccountId = sent.carrierAccountId ?? before?.carrier_account_id ?? null;
  const serviceCode = sent.carrierServiceCode ?? before?.service_code ?? null;
  const isNamed = carrierAccountId !== null && Boolean(serviceCode);
  if (isNamed && serviceCode !== null) return { carrierAccountId, serviceCode };
  return before?.quote_id ? { quoteId: before.quote_id } : null;
}

/**
 * Takes the quote, or prices the freight now; with insurance where it is insured.
 * @throws {Problem} QuoteNotFound, QuoteExpired, QuoteAlreadyBooked, NotPriced, NotValid
 */
export async function priceFreight(
  deed: PricingDeed,
  contents: Contents,
  wanted: Wanted,
  customerType: CustomerKind,
): Promise<Priced> {
  const { timezone } = await settingsOf(deed.db);
  const request = quoteRequestOf(contents, deed.now, timezone);
  const snapshot =
    'quoteId' in wanted
      ? await quoteTaken(deed, contents, wanted.quoteId, request)
      : await pricedNow(deed, contents, wanted, request, customerType);
  const pricing = await withInsurance(deed, contents, snapshot);
  const price: Price = {
    carrier_account_id: snapshot.carrierAccountId,
    carrier_code: snapshot.carrierCode,
    carrier_name: snapshot.carrierName,
    carrier_account_name: snapshot.accountName,
    service_code: snapshot.serviceCode,
    service_name: snapshot.serviceName,
    quote_id: 'quoteId' in wanted ? wanted.quoteId : null,
    pricing,
    ...sumsOf(pricing),
    ...(await timesOf(deed, contents, snapshot, timezone)),
  };
  return { price, cubicFactor: String(snapshot.cubicFactor), promo: snapshot.promo };
}

type Request = ReturnType<typeof quoteRequestOf>;

async function quoteTaken(
  { db, now }: Deed,
  contents: Contents,
  quoteId: string,
  request: Request,
): Promise<QuoteSnapshot> {
  const snapshot = await takeQuote(db, quoteId, now);
  const isTheirs = snapshot.customerId === null || snapshot.customerId === contents.customer_id;
  if (!isTheirs) throw notValidField('quoteId', 'This quote was given to another customer.');
  if (!isQuotedFor(snapshot.request, request)) {
    const message = 'The freight has changed since it was quoted. Please get a new quote.';
    throw notValidField('quoteId', message);
  }
  return snapshot;
}

async function pricedNow(
  { db, line, actor, now }: PricingDeed,
  contents: Contents,
  wanted: { readonly carrierAccountId: number; readonly serviceCode: string },
  request: Request,
  customerType: CustomerKind,
): Promise<QuoteSnapshot> {
  if (!isStaff(actor)) {
    const { asked } = await accountsToQuote(db, {
      customerId: contents.customer_id,
      customerType,
    });
    if (!asked.some((account) => account.id === wanted.carrierAccountId)) {
      throw notValidField('carrierAccountId', 'This carrier account is not offered to you.');
    }
  }
  const answer = await priceNow({ db, line, now }, request, wanted);
  if (answer.isPriced) return answer;
  throw new Problem(bookingProblems.NotPriced, { message: answer.reason });
}

/** @throws {Problem} NotValid naming insuredValue or insuranceType. */
async function withInsurance(
  { db }: Deed,
  { insured_minor, insurance_type }: Contents,
  snapshot: QuoteSnapshot,
): Promise<PricingDetail> {
  if (insured_minor === null || insured_minor === 0) return wireOf(pricingDetailOf(snapshot));
  const answer = await insuranceOf(db, insured_minor);
  if (answer.quotes === undefined) {
    const least = toDecimal(answer.leastInsuredValue).toFixed(2);
    throw notValidField('insuredValue', `The insured value must be at least ${least}`);
  }
  const type = insurance_type ?? 'Standard';
  const quote = answer.quotes.find(({ insuranceType }) => insuranceType === type);
  if (quote === undefined) throw notValidField('insuranceType', `There is no insurance ${type}`);
  return wireOf(pricingDetailOf(snapshot, quote));
}

const wireOf = (detail: ReturnType<typeof pricingDetailOf>): PricingDetail => ({
  ...detail,
  serviceDetails: detail.serviceDetails.map((line) => ({ ...line })),
});

/** When it has to be handed over, and when it is there. */
async function timesOf(
  { db, now }: Deed,
  contents: Contents,
  snapshot: QuoteSnapshot,
  timezone: string,
): Promise<Pick<Price, 'eta' | 'cut_off_at'>> {
  const [from, to] = await Promise.all([
    localityOf(db, contents.from_address),
    localityOf(db, contents.to_address),
  ]);
  const leaving = contents.booking_date ?? now;
  const day = localDate(localDateOf(leaving, timezone));
  const states = [from?.stateCode, to?.stateCode].filter((state) => state !== undefined);
  const journey = {
    leaving,
    cutOffTime: snapshot.cutOffTime,
    transitTime: snapshot.transitTime,
    fromTimezone: from?.timezone ?? timezone,
    toTimezone: to?.timezone ?? timezone,
    isHoliday: await holidaysIn(db, states, day, addDays(day, 90)),
  };
  return { eta: arrival(journey), cut_off_at: cutOffOf(journey) };
}
