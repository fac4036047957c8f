import { bookingProblems } from '@waybill/contract/booking/problems';
import type { BookingWrite } from '@waybill/contract/booking/bookings/write-shapes';
import { notValidField, Problem } from '@waybill/contract/problem';
import { pricingProblems } from '@waybill/contract/pricing/problems';
import type { PricingDetail } from '@waybill/contract/shared/pricing-detail';
import { accountsToQuote, type CustomerKind } from '#contexts/carriers/public.ts';
import {
  deliveryTimes,
  leavingOf,
  priceNow,
  pricingDetailOf,
  type QuoteSnapshot,
  quoteToBook,
  routeOf,
  type UsedPromo,
} from '#contexts/pricing/public.ts';
import { settingsOf } from '#contexts/tenancy/public.ts';
import { isStaff } from '#platform/http/actor.ts';
import type { Contents, StoredPrice } from '../bookings/domain/booking-row.ts';
import { areSame, pricedParts } from '../bookings/domain/contents.ts';
import { isQuotedFor, quoteRequestOf } from '../quotes/domain/quoted-freight.ts';
import { sumsOf } from './domain/price.ts';
import { type ChargesByHand, chargesToSave, chargesOf } from './domain/charges-by-hand.ts';
import type { CommandContext, PricingContext, BookingToSave } from '../bookings/command.ts';
import { insuranceFor } from './insurance.ts';
import { priceOfCharges } from './price-of-charges.ts';

export type PricedBooking = {
  readonly price: StoredPrice;
  readonly cubicFactor: string;
  /** The quote that was used. */
  readonly quoteId: string | null;
  /** The promo code to redeem; undefined keeps the current price and redemption. */
  readonly promo?: UsedPromo | null;
  /** The source of the price; absent if staff entered it, or if the price stays. */
  readonly snapshot?: QuoteSnapshot;
};

export type RequestedPrice =
  | {
      readonly quoteId: string;
      /** True if its price was sent to whoever books it, also as another customer. */
      readonly isSent?: boolean;
    }
  | {
      readonly carrierAccountId: number;
      readonly serviceCode: string;
      /** The charges entered by staff; undefined if the freight is priced. */
      readonly charges?: ChargesByHand;
    };

/** Returns the quote that a booking uses, or the service to price; null if nothing was chosen. */
export function wantedOf(sent: BookingWrite, before: StoredPrice | null): RequestedPrice | null {
  if (sent.quoteId) return { quoteId: sent.quoteId };
  const carrierAccountId = sent.carrierAccountId ?? before?.carrier_account_id ?? null;
  const serviceCode = sent.carrierServiceCode ?? before?.service_code ?? null;
  if (carrierAccountId !== null && serviceCode) {
    const named = { carrierAccountId, serviceCode };
    const charges = chargesOf(sent) ?? chargesToSave(before, named);
    return { ...named, ...(charges && { charges }) };
  }
  return before?.quote_id ? { quoteId: before.quote_id } : null;
}

/** True if the write chooses a price, even the current one. */
export const namesPrice = (sent: BookingWrite): boolean =>
  Boolean(sent.quoteId || sent.carrierAccountId || sent.carrierServiceCode) ||
  chargesOf(sent) !== undefined;

/**
 * Returns the same for booking. A saved quote is booked at its price if nothing else is chosen, or
 * if the same service is chosen while the price is valid for this freight.
 * @throws {Problem} QuoteExpired if the price is no longer held and nothing else is chosen
 */
export function wantedToBook(
  { sent, before, contents, isSentQuote }: BookingToSave,
  now: Date,
): RequestedPrice | null {
  const wanted = wantedOf(sent, before);
  if (before?.status !== 'Quoted' || before.quote_id === null) return wanted;
  const saved = { quoteId: before.quote_id, isSent: isSentQuote };
  const { price_held_until: until } = before;
  if (!namesPrice(sent)) {
    if (until !== null && until <= now) throw new Problem(pricingProblems.QuoteExpired);
    return saved;
  }
  const isSame =
    wanted !== null &&
    'serviceCode' in wanted &&
    wanted.charges === undefined &&
    wanted.serviceCode === before.service_code &&
    wanted.carrierAccountId === before.carrier_account_id &&
    areSame(pricedParts(before), pricedParts(contents));
  return isSame && until !== null && until > now ? saved : wanted;
}

/** The freight to price, and the type of its customer. */
type FreightToPrice = { readonly contents: Contents; readonly customerType: CustomerKind };

/**
 * Uses the quote or prices the freight now; adds insurance if it is insured.
 * @throws {Problem} QuoteNotFound, QuoteExpired, QuoteAlreadyBooked, NotPriced, NotValid
 */
export async function priceFreight(
  command: PricingContext,
  freight: FreightToPrice,
  wanted: RequestedPrice,
): Promise<PricedBooking> {
  const { contents } = freight;
  if ('charges' in wanted) {
    return { ...(await priceOfCharges(command, contents, wanted)), quoteId: null };
  }
  const { timezone } = await settingsOf(command.db);
  const request = quoteRequestOf(contents, command.now, timezone);
  const snapshot =
    'quoteId' in wanted
      ? await quoteToUse(command, { contents, request }, wanted)
      : await pricedNow(command, { ...freight, request }, wanted);
  const pricing = await withInsurance(command, contents, snapshot);
  const quoteId = 'quoteId' in wanted ? wanted.quoteId : null;
  const price: StoredPrice = {
    carrier_account_id: snapshot.carrierAccountId,
    carrier_code: snapshot.carrierCode,
    carrier_name: snapshot.carrierName,
    carrier_account_name: snapshot.accountName,
    service_code: snapshot.serviceCode,
    service_name: snapshot.serviceName,
    quote_id: quoteId,
    pricing,
    price_held_until: null,
    ...sumsOf(pricing),
    ...(await timesOf(command, { request, snapshot }, timezone)),
  };
  const cubicFactor = String(snapshot.cubicFactor);
  return { price, cubicFactor, quoteId, promo: snapshot.promo, snapshot };
}

type Request = ReturnType<typeof quoteRequestOf>;
/** The freight as booked, and as a quote request. */
type RequestedFreight = { readonly contents: Contents; readonly request: Request };

async function quoteToUse(
  { db, now }: CommandContext,
  { contents, request }: RequestedFreight,
  { quoteId, isSent = false }: Extract<RequestedPrice, { readonly quoteId: string }>,
): Promise<QuoteSnapshot> {
  const snapshot = await quoteToBook(db, quoteId, now);
  const isTheirs = snapshot.customerId === null || snapshot.customerId === contents.customer_id;
  if (!isTheirs && !isSent)
    throw notValidField('quoteId', 'This quote was given to another customer.');
  if (!isQuotedFor(snapshot.request, request)) throw otherFreight();
  return snapshot;
}

/** The refusal of a quote for other freight than it was made for. */
export const otherFreight = () =>
  notValidField('quoteId', 'The freight has changed since it was quoted. Please get a new quote.');

async function pricedNow(
  { db, line: client, actor, now }: PricingContext,
  { contents, customerType, request }: FreightToPrice & RequestedFreight,
  wanted: { readonly carrierAccountId: number; readonly serviceCode: string },
): Promise<QuoteSnapshot> {
  if (!isStaff(actor)) {
    const { requested: query } = await accountsToQuote(db, {
      customerId: contents.customer_id,
      customerType,
    });
    if (!query.some((account) => account.id === wanted.carrierAccountId)) {
      throw notValidField('carrierAccountId', 'This carrier account is not offered to you.');
    }
  }
  const response = await priceNow({ db, line: client, now }, request, wanted);
  if (response.isPriced) return response;
  throw new Problem(bookingProblems.NotPriced, { message: response.reason });
}

/** @throws {Problem} NotValid naming insuredValue or insuranceType. */
async function withInsurance(
  { db }: CommandContext,
  contents: Contents,
  snapshot: QuoteSnapshot,
): Promise<PricingDetail> {
  return toPricingDetail(pricingDetailOf(snapshot, await insuranceFor(db, contents)));
}

const toPricingDetail = (detail: ReturnType<typeof pricingDetailOf>): PricingDetail => ({
  ...detail,
  serviceDetails: detail.serviceDetails.map((client) => ({ ...client })),
});

type Times = Pick<StoredPrice, 'eta' | 'cut_off_at'>;

/**
 * Returns the cut-off and arrival of the price. If the freight leaves at another time than quoted,
 * the same function calculates them again for that time.
 */
async function timesOf(
  { db, now }: CommandContext,
  { request, snapshot }: { readonly request: Request; readonly snapshot: QuoteSnapshot },
  timezone: string,
): Promise<Times> {
  const leavesAsQuoted =
    (snapshot.request.despatchDate ?? request.despatchDate) === request.despatchDate &&
    (snapshot.request.readyTime ?? null) === (request.readyTime ?? null);
  const times = leavesAsQuoted
    ? snapshot
    : deliveryTimes(
        await routeOf(db, request, { leaving: leavingOf(request, { now, timezone }), timezone }),
        snapshot,
      );
  return { eta: dateOf(times.eta), cut_off_at: dateOf(times.cutOffAt) };
}

const dateOf = (moment: string | null): Date | null => (moment === null ? null : new Date(moment));
