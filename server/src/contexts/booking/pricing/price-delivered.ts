import type { InputOf } from '@waybill/contract/endpoint';
import type { priceDelivered } from '@waybill/contract/booking/pricing/endpoints';
import type { BookingPrice } from '@waybill/contract/booking/pricing/shapes';
import { bookingProblems } from '@waybill/contract/booking/problems';
import { found, generalProblems, Problem } from '@waybill/contract/problem';
import type { PricingDetail } from '@waybill/contract/shared/pricing-detail';
import { fromDecimal } from '@waybill/kernel/money';
import { customerCard } from '#contexts/customers/public.ts';
import { settingsOf } from '#contexts/tenancy/public.ts';
import { publish } from '#platform/events.ts';
import { isStaff } from '#platform/http/actor.ts';
import type { BookingRow } from '../bookings/domain/booking-row.ts';
import { priceByHand } from './domain/price-by-hand.ts';
import { addLogs } from '../bookings/sql/related-rows.ts';
import { lockBooking } from '../bookings/sql/booking.ts';
import type { CommandContext, PricingContext } from '../bookings/command.ts';
import { savePricing } from './save-pricing.ts';
import { priceFreight } from './price.ts';
import { mustGoInOne } from '../legs/split.ts';

type Query = InputOf<typeof priceDelivered>;

/**
 * Returns a delivered, uninvoiced booking without a price, locked.
 * @throws {Problem} NotPermitted, BookingNotFound, CannotPrice, AlreadyPriced, CannotCorrect
 */
export async function lockUnpriced(
  { db, actor }: CommandContext,
  bookingId: number,
): Promise<BookingRow> {
  if (!isStaff(actor)) throw new Problem(generalProblems.NotPermitted);
  const row = found(await lockBooking(db, bookingId), bookingProblems.BookingNotFound);
  mustGoInOne(row);
  const isDue = row.status === 'Delivered' && row.invoice_id === null && row.parent_id === null;
  if (!isDue) throw new Problem(bookingProblems.CannotPrice);
  if (row.total_minor !== null && row.total_minor > 0) {
    throw new Problem(bookingProblems.AlreadyPriced);
  }
  return row;
}

/**
 * Returns the current price for the account and service that carried the booking.
 * @throws {Problem} NotPriced
 */
export async function quotedAgain(
  command: PricingContext,
  row: BookingRow,
): Promise<PricingDetail> {
  const { carrier_account_id: carrierAccountId, service_code: serviceCode } = row;
  const message = 'The booking has no account or service to quote. Enter the price manually.';
  if (carrierAccountId === null || !serviceCode) {
    throw new Problem(bookingProblems.NotPriced, { message });
  }
  const customer =
    row.customer_id === null ? undefined : await customerCard(command.db, row.customer_id);
  const wanted = { carrierAccountId, serviceCode };
  const freight = { contents: row, customerType: customer?.type ?? 'Guest' } as const;
  const { price } = await priceFreight(command, freight, wanted);
  if (price.pricing === null) throw new Problem(bookingProblems.NotPriced, { message });
  return price.pricing;
}

/**
 * Prices a locked booking manually, or at the current quote if it equals the price shown to the
 * user. The operation log records the user, the amount and, for staff, the reason.
 * @throws {Problem} NotPriced, PriceChanged
 */
export async function pricedNow(
  command: PricingContext,
  row: BookingRow,
  { charge, quotedAmount, reason }: Query,
): Promise<PricingDetail> {
  const pricing =
    charge === undefined ? await quotedAgain(command, row) : await byHand(command, row, charge);
  const isOther = fromDecimal(pricing.totalCost) !== fromDecimal(quotedAmount ?? pricing.totalCost);
  if (isOther) throw new Problem(bookingProblems.PriceChanged);
  await savePricing(command, row, pricing);
  const { db, now } = command;
  const about = { bookingId: row.id, customerId: row.customer_id };
  const how = charge === undefined ? 'Quoted again' : 'Manual';
  const value = `${how}: ${pricing.totalCost.toFixed(2)}`;
  const log = { ...about, operation: 'Price', status: 'Success' as const, value, request: reason };
  await addLogs(db, [log], now);
  publish(db, 'booking.changed', { id: row.id, customerId: row.customer_id });
  return pricing;
}

/** Returns a price with a single charge. The known carrier cost applies unless one is entered. */
async function byHand(
  { db }: CommandContext,
  row: BookingRow,
  charge: NonNullable<Query['charge']>,
): Promise<PricingDetail> {
  const { gstPercent } = await settingsOf(db);
  const cost = charge.carrierTaxExclusiveAmount ?? row.pricing?.carrierTotalCostTaxExclusive;
  const client = {
    ...charge,
    carrierTaxExclusiveAmount: cost ?? null,
    serviceCode: row.service_code ?? 'FREIGHT',
    serviceName: row.service_name ?? 'Freight',
    isAdditionalService: false,
  };
  return priceByHand(row.pricing, { pricingInfo: [client] }, gstPercent);
}

export const toPrice = (pricing: PricingDetail, serviceName: string | null): BookingPrice => ({
  serviceName,
  taxExclusiveAmount: pricing.totalCostTaxExclusive,
  tax: pricing.totalCostTax,
  amount: pricing.totalCost,
  carrierTaxExclusiveAmount: pricing.carrierTotalCostTaxExclusive ?? null,
});
