import { goesInLegs, whyNot } from '@waybill/contract/booking/lifecycle';
import type { LegInput } from '@waybill/contract/booking/legs/shapes';
import { bookingProblems } from '@waybill/contract/booking/problems';
import { found, Problem } from '@waybill/contract/problem';
import type { PricingDetail } from '@waybill/contract/shared/pricing-detail';
import { ZERO } from '@waybill/kernel/money';
import { customerCard } from '#contexts/customers/public.ts';
import { publish } from '#platform/events.ts';
import { type BookingRow, inOne, subjectOf } from '../bookings/domain/booking-row.ts';
import { contentsOfLeg, handovers } from './domain/legs.ts';
import { costOnly, priceOfJourney } from './domain/leg-price.ts';
import { freightOf } from '../bookings/domain/freight.ts';
import { sumsOf } from '../pricing/domain/price.ts';
import { addLogs } from '../bookings/sql/related-rows.ts';
import { changeBookings, lockBooking } from '../bookings/sql/booking.ts';
import { withdrawConsignment } from '../consigning/consign.ts';
import { mustBeCarried, mustSendSafely } from '../dangerous-goods/dangerous-goods.ts';
import type { Decided, PricingContext } from '../bookings/command.ts';
import { valueOf } from '../bookings/each-alone.ts';
import { followLegs } from './follow-legs.ts';
import { store } from '../bookings/save-changes.ts';
import { namedAsSent } from '../bookings/named-as-sent.ts';
import { priceFreight } from '../pricing/price.ts';
import { takeLegsBack } from './take-legs-back.ts';

type Journey = BookingRow & { readonly customer_id: number; readonly pricing: PricingDetail };

/**
 * Splits a booking into legs with a carrier each; existing legs are cancelled (decisions B-24). The
 * customer's price stays; the carrier cost is the sum of the legs. Returns their numbers.
 * @throws {Problem} BookingNotFound, CannotSplit, and any refusal of pricing a leg
 */
export async function split(
  command: PricingContext,
  id: number,
  legs: readonly LegInput[],
): Promise<readonly number[]> {
  const { db, now } = command;
  const journey = await journeyToSplit(command, id);
  if (journey.is_multi_leg) await takeLegsBack(command, journey, bookingProblems.CannotSplit);
  else await withdrawConsignment(db, id, now);
  const decided = await decideLegs(command, journey, legs);
  const ids = (await store(command, decided)).map(valueOf);
  const pricing = priceOfJourney(
    journey.pricing,
    decided.flatMap(({ saved }) => saved.pricing ?? []),
  );
  const saved = {
    ...journey,
    pricing,
    ...sumsOf(pricing),
    is_multi_leg: true,
    price_in_one: journey.price_in_one ?? journey.pricing,
  };
  await changeBookings(db, [{ id, saved }], now);
  const about = { bookingId: id, customerId: journey.customer_id };
  const value = `${ids.length} legs`;
  await addLogs(db, [{ ...about, operation: 'Split', status: 'Success', value }], now);
  publish(db, 'booking.changed', { id, customerId: journey.customer_id });
  await followLegs(db, [id], now);
  return ids;
}

async function journeyToSplit({ db }: PricingContext, id: number): Promise<Journey> {
  const row = found(await lockBooking(db, id), bookingProblems.BookingNotFound, { id });
  const message = whyNot('split', subjectOf(row));
  if (message !== null) throw new Problem(bookingProblems.CannotSplit, { message });
  const { customer_id, pricing } = row;
  // Mirrors the check constraint of the table: a booked booking has both.
  if (customer_id === null || pricing === null) throw new Problem(bookingProblems.CannotSplit);
  return { ...row, customer_id, pricing };
}

/** Prices the legs, each of which starts where and when the previous one ends. */
async function decideLegs(
  command: PricingContext,
  journey: Journey,
  legs: readonly LegInput[],
): Promise<readonly Decided[]> {
  const places = handovers(journey, legs);
  const decided: Decided[] = [];
  for (const [at, leg] of legs.entries()) {
    const [from_address, to_address] = [places[at], places[at + 1]];
    if (from_address === undefined || to_address === undefined) continue;
    const leaving = decided.at(-1)?.saved.eta ?? null;
    const contents = contentsOfLeg(journey, {
      from_address,
      to_address,
      leaving,
      legNumber: at + 1,
    });
    decided.push(
      await namedAsSent(`legs[${at}]`, () =>
        decideLeg(command, { journey, contents, leg, legNumber: at + 1 }),
      ),
    );
  }
  return decided;
}

type NewLeg = {
  readonly journey: Journey;
  readonly contents: ReturnType<typeof contentsOfLeg>;
  readonly leg: LegInput;
  readonly legNumber: number;
};

async function decideLeg(
  command: PricingContext,
  { journey, contents, leg, legNumber }: NewLeg,
): Promise<Decided> {
  const { db, now } = command;
  const customer = found(
    await customerCard(db, journey.customer_id),
    bookingProblems.CustomerUnknown,
  );
  const goods = await mustSendSafely(command, customer, contents);
  const { price, cubicFactor } = await priceFreight(
    command,
    { contents, customerType: customer.type },
    wantedOf(leg),
  );
  const { carrier_account_id: carrierAccountId } = price;
  await mustBeCarried(db, goods, { customerId: customer.id, carrierAccountId });
  const pricing = price.pricing && costOnly(price.pricing);
  return {
    saving: {
      before: null,
      contents,
      customer,
      sent: {},
      batchId: null,
      isImported: false,
      isSentQuote: false,
      comments: [],
    },
    act: 'Book',
    saved: {
      ...contents,
      ...freightOf(contents.items, cubicFactor),
      ...price,
      pricing,
      ...(pricing && sumsOf(pricing)),
      status: 'Booked',
      batch_id: null,
      consignment_id: null,
      pickup_number: null,
      resource_token: null,
      ssccs: [],
      exposure_minor: ZERO,
      booked_at: now,
      quoted_at: null,
      ...inOne,
      parent_id: journey.id,
      leg_number: legNumber,
    },
    lacks: { consignment: true, pickup: false, codes: contents.pieces },
    credit: null,
    quoteId: null,
  };
}

const wantedOf = ({
  carrierAccountId,
  carrierServiceCode: serviceCode,
  carrierCost,
}: LegInput) => ({
  carrierAccountId,
  serviceCode,
  ...(typeof carrierCost === 'number' && {
    charges: [
      {
        serviceCode,
        serviceName: serviceCode,
        isAdditionalService: false,
        isTaxApplied: true,
        taxExclusiveAmount: 0,
        carrierTaxExclusiveAmount: carrierCost,
      },
    ],
  }),
});

/**
 * @throws {Problem} if a price is entered for a booking with legs, which is priced as a journey.
 */
export function mustGoInOne(row: BookingRow): void {
  if (!goesInLegs(subjectOf(row))) return;
  const message = 'Freight in legs is priced when it is split';
  throw new Problem(bookingProblems.CannotCorrect, { message });
}
