import type { ChosenQuote, JobPricing } from '@waybill/contract/jobs/pricing/shapes';
import { add, fromDecimal, type Minor } from '@waybill/kernel/money';
import { percent } from '@waybill/kernel/ratio';
import type { z } from 'zod';
import { bookingCard } from '#contexts/booking/public.ts';
import { settingsOf } from '#contexts/tenancy/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { type Actor, isStaff } from '#platform/http/actor.ts';
import { chargeOf, driverChargeOf } from '../charges/mappers.ts';
import { type ChargeRow, chargesOf } from '../charges/sql/charges.ts';
import type { JobRow } from '../jobs/sql.ts';
import { pricedLines, pricingDetails, type TaxTerms } from './domain/details.ts';
import { marginOfJob } from './domain/sides.ts';
import { type ChosenQuoteRow, chosenQuotes, lineHaulCostOf } from './sql.ts';

/** Returns the tax rate and rule of the tenant's charges. */
export async function taxTermsOf(db: TenantDb): Promise<TaxTerms> {
  const { gstPercent, gstRule } = await settingsOf(db);
  return { rate: percent(gstPercent), rule: gstRule };
}

/** Returns the parts of a job's price that the actor may see. */
export async function jobPricing(db: TenantDb, actor: Actor, job: JobRow): Promise<JobPricing> {
  const charges = await chargesOf(db, job.id);
  const visible = charges.filter((charge) => maySee(actor, charge));
  const customers = visible.find(({ side }) => side === 'Customer');
  const lines = customers && pricedLines(customers, await taxTermsOf(db));
  const isOffice = isPricing(actor);
  const quotes = isOffice ? await chosenQuotes(db, job.id) : [];
  return {
    jobid: job.id,
    customernumber: job.customer_id,
    customercharge: customers === undefined ? null : chargeOf(customers),
    pricingdetails: lines === undefined ? null : pricingDetails(lines),
    drivercharges: visible.filter(({ side }) => side === 'Driver').map(driverChargeOf),
    buyquote: quoteOf(quotes.find(({ is_buy }) => is_buy)),
    sellquote: quoteOf(quotes.find(({ is_buy }) => !is_buy)),
    bookingid: job.booking_id,
    margin: isOffice ? await marginOf(db, job, { charges, quotes }) : null,
  };
}

/** Only users who may price jobs see costs. */
const isPricing = (actor: Actor): boolean => isStaff(actor) && actor.permissions.has('Job.Price');

/** Customers see what they pay, drivers the pay for their own work. */
const maySee = (actor: Actor, { side, driver_id }: ChargeRow): boolean =>
  isPricing(actor) || (side === 'Customer' ? !isStaff(actor) : driver_id === actor.userId);

type Known = {
  readonly charges: readonly ChargeRow[];
  readonly quotes: readonly ChosenQuoteRow[];
};

async function marginOf(
  db: TenantDb,
  { id, booking_id }: JobRow,
  { charges, quotes }: Known,
): Promise<JobPricing['margin']> {
  const booked = booking_id === null ? undefined : await bookingCard(db, booking_id);
  const pricing = booked?.pricing ?? null;
  const quoted = (isBuy: boolean) =>
    quotes.find(({ is_buy }) => is_buy === isBuy)?.amount_minor ?? null;
  const selling = {
    Charge: sumOf(charges, 'Customer'),
    Quote: quoted(false),
    Booking: minorOf(pricing?.totalCostTaxExclusive),
  };
  const buying = {
    Charge: sumOf(charges, 'Driver'),
    Quote: quoted(true),
    Booking: minorOf(pricing?.carrierTotalCostTaxExclusive),
  };
  return marginOfJob(selling, buying, await lineHaulCostOf(db, id));
}

const minorOf = (amount: number | undefined): Minor | null =>
  amount === undefined ? null : fromDecimal(amount);

function sumOf(charges: readonly ChargeRow[], side: ChargeRow['side']): Minor | null {
  const amounts = charges
    .filter((charge) => charge.side === side)
    .map(({ subtotal_minor }) => subtotal_minor);
  return amounts.length === 0 ? null : add(...amounts);
}

const quoteOf = (row: ChosenQuoteRow | undefined): z.output<typeof ChosenQuote> | null =>
  row === undefined
    ? null
    : {
        quoteid: row.quote_id,
        carriername: row.carrier_name,
        servicename: row.service_name,
        taxexclusiveamount: row.amount_minor / 100,
        chosenat: row.chosen_at.toISOString(),
        chosenby: row.chosen_by_name,
      };
