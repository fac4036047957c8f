import * as booking from '@waybill/contract/booking/endpoints';
import * as finance from '@waybill/contract/finance/endpoints';
import { createScanEvent } from '@waybill/contract/jobs/endpoints';
import { aScan } from '@waybill/contract/jobs/examples';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insistIntact } from '#testing/finance/insist-intact.ts';
import { testTimeout, sized } from '#testing/sized.ts';
import { type Caller, openTestApp, Refused, type TestApp } from '#testing/test-app.ts';
import { bookAt, type Desk, deskFor } from './contexts/booking/testing/desk.ts';

// Freight from booking to payment, driven by random commands of a dispatcher, a driver and an
// accountant through the real endpoints, checked against a deliberately simple model.

let testApp: TestApp;
let kim: Caller;
let lena: Caller;
let desk: Desk;

beforeAll(async () => {
  testApp = await openTestApp();
  [kim, lena] = [await testApp.acme.as('kim'), await testApp.acme.as('lena')];
  desk = await deskFor(testApp.acme, 'Cedar & Co');
  // A credit limit would refuse bookings at random.
  await testApp.acme.rows(sql`
    update customers.customer set credit_limit_minor = null
    where id = ${desk.customerId} returning id
  `);
}, 120_000);
afterAll(() => testApp.close());

type Freight = {
  readonly id: number;
  readonly consignmentId: string;
  /** The customer's price in cents, tax included. */
  readonly price: number;
  status: 'Booked' | 'OutForDelivery' | 'Delivered' | 'Cancelled';
  isManifested: boolean;
  invoice: Invoice | null;
};
type Invoice = { readonly id: number; readonly total: number; owed: number; isVoid: boolean };
type Payment = {
  readonly id: number;
  readonly invoice: Invoice;
  readonly amount: number;
  isReversed: boolean;
};
type Model = {
  readonly freight: Freight[];
  readonly invoices: Invoice[];
  readonly payments: Payment[];
};

const acts = ['book', 'manifest', 'onboard', 'deliver', 'cancel'] as const;
const moneyActs = ['invoice', 'pay', 'void', 'reverse'] as const;
const step = fc.record({
  act: fc.constantFrom(
    'manifest' as const,
    'deliver' as const,
    'deliver' as const,
    ...acts,
    ...moneyActs,
    ...moneyActs,
  ),
  which: fc.nat(3),
  share: fc.integer({ min: 1, max: 110 }),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

const cents = (dollars: number): number => Math.round(dollars * 100);

const nth = <T>(list: readonly T[], which: number): T | undefined =>
  list[which % Math.max(1, list.length)];

/** Returns the response of a call, or null if it was refused. */
const outcome = <T>(work: Promise<T>): Promise<{ readonly result: T } | null> =>
  work.then(
    (result) => ({ result }),
    (refused: unknown) => (refused instanceof Refused ? null : Promise.reject(refused)),
  );

async function take(model: Model, { act, which, share }: Step): Promise<void> {
  const one = nth(model.freight, which);
  if (act === 'book' || one === undefined) return book(model);
  if (act === 'manifest') return manifest(one);
  if (act === 'onboard') return scan(one, 'ONBOARD');
  if (act === 'deliver') return scan(one, 'DELIVERED');
  if (act === 'cancel') return cancel(one);
  if (act === 'invoice') return invoice(model, one);
  if (act === 'pay') return pay(model, nth(model.invoices, which), share);
  if (act === 'void') return takeBack(model, nth(model.invoices, which));
  return reverse(nth(model.payments, which));
}

async function book({ freight }: Model): Promise<void> {
  const { id, consignmentId, pricingDetail } = await bookAt(kim, desk);
  const price = cents(pricingDetail?.totalCost ?? 0);
  expect(price).toBeGreaterThan(0);
  freight.push({
    id,
    consignmentId: consignmentId ?? '',
    price,
    status: 'Booked',
    isManifested: false,
    invoice: null,
  });
}

/** An own-fleet job starts with its manifest; a second request reprints the first one. */
async function manifest(one: Freight): Promise<void> {
  const request = { bookingIds: [one.id], operations: ['PrintManifest' as const] };
  const { results } = await kim.call(booking.runBulkOperation, request);
  const mayBe = one.status === 'Booked' || one.isManifested;
  expect(results[0]?.status === 'Success').toBe(mayBe);
  if (mayBe) one.isManifested = true;
  await testApp.settle();
}

/** Once it has a job, the booking follows the driver's scan events. */
async function scan(one: Freight, code: 'ONBOARD' | 'DELIVERED'): Promise<void> {
  const isUnderWay = one.status === 'Booked' || one.status === 'OutForDelivery';
  if (!one.isManifested || !isUnderWay) return;
  testApp.clock.now = new Date(testApp.clock.now.getTime() + 60_000);
  await kim.call(createScanEvent, {
    itemids: [one.consignmentId],
    scanevent: aScan({ code, scannedeventdatetime: testApp.clock.now.toISOString() }),
  });
  await testApp.settle();
  one.status = code === 'DELIVERED' ? 'Delivered' : 'OutForDelivery';
}

async function cancel(one: Freight): Promise<void> {
  const done = await outcome(kim.call(booking.cancelBooking, { id: one.id }));
  expect(done !== null).toBe(one.status === 'Booked');
  if (done !== null) one.status = 'Cancelled';
  await testApp.settle();
}

/** Delivered freight is invoiced once; a second request produces nothing. */
async function invoice({ invoices }: Model, one: Freight): Promise<void> {
  const reasons = ['ProofMissing', 'NegativeMargin'] as const;
  const { customers } = await lena.call(finance.generateInvoices, {
    bookingIds: [one.id],
    accepted: reasons.map((reason) => ({ bookingId: one.id, reason })),
  });
  const made = customers.flatMap(({ invoice: each }) => each ?? [])[0];
  expect(made !== undefined).toBe(one.status === 'Delivered' && one.invoice === null);
  if (made === undefined) return;
  const extras = customers.flatMap((customer) => customer.extras.map(({ amount }) => amount));
  const total = cents(made.amount);
  expect(total).toBe(one.price + cents(extras.reduce((sum, amount) => sum + amount, 0)));
  one.invoice = { id: made.id ?? 0, total, owed: total, isVoid: false };
  invoices.push(one.invoice);
}

/** Pays a share of the invoice total; paying more than is owed is refused. */
async function pay(
  { payments }: Model,
  dueDate: Invoice | undefined,
  share: number,
): Promise<void> {
  if (dueDate === undefined) return;
  const amount = Math.max(1, Math.round((dueDate.total * share) / 100));
  const paidAmount = amount / 100;
  const done = await outcome(
    lena.call(finance.createPayment, {
      customerId: desk.customerId,
      paymentDate: '2026-11-18',
      paidAmount,
      allocatedInvoicePayments: [{ invoiceId: dueDate.id, paidAmount }],
    }),
  );
  expect(done !== null).toBe(!dueDate.isVoid && amount <= dueDate.owed);
  if (done === null) return;
  dueDate.owed -= amount;
  payments.push({ id: done.result.id, invoice: dueDate, amount, isReversed: false });
}

/** Voids an invoice without payments; its freight can be invoiced again. */
async function takeBack({ freight }: Model, dueDate: Invoice | undefined): Promise<void> {
  if (dueDate === undefined) return;
  const done = await outcome(
    lena.call(finance.voidInvoice, { id: dueDate.id, note: 'Made twice' }),
  );
  expect(done !== null).toBe(!dueDate.isVoid && dueDate.owed === dueDate.total);
  if (done === null) return;
  dueDate.isVoid = true;
  dueDate.owed = 0;
  for (const one of freight) if (one.invoice === dueDate) one.invoice = null;
}

async function reverse(payment: Payment | undefined): Promise<void> {
  if (payment === undefined) return;
  const request = { id: payment.id, note: 'Returned by the bank' };
  const done = await outcome(lena.call(finance.reversePayment, request));
  expect(done !== null).toBe(!payment.isReversed);
  if (done === null) return;
  payment.isReversed = true;
  payment.invoice.owed += payment.amount;
}

/** Reads freight, the amount owed on each invoice and the credit in use from the app. */
async function ownFleet({ freight, invoices }: Model) {
  const rows = await testApp.acme.rows<{ id: number; status: string; invoice: number | null }>(sql`
    select id, status, invoice_id as invoice from booking.booking
    where id = any (${freight.map(({ id }) => id)}::bigint[]) order by id
  `);
  const owed: number[] = [];
  for (const { id } of invoices) {
    const { invoice: selected } = await lena.call(finance.getInvoiceForEdit, { id });
    owed.push(cents(selected.outstandingAmount));
  }
  return { freight: rows, owed, held: await heldNow() };
}

/**
 * Returns the same values from the model: uninvoiced bookings use credit just as amounts owed do.
 */
function inTheModel({ freight, invoices }: Model, heldBefore: number) {
  const owed = invoices.map((dueDate) => dueDate.owed);
  const notInvoiced = freight.filter((one) => one.status !== 'Cancelled' && one.invoice === null);
  const counted = [heldBefore, ...owed, ...notInvoiced.map(({ price }) => price)];
  return {
    freight: freight.map((one) => ({
      id: one.id,
      status: one.status,
      invoice: one.invoice?.id ?? null,
    })),
    owed,
    held: counted.reduce((sum, amount) => sum + amount, 0),
  };
}

/** Returns the customer's used credit: what it owes plus what it has booked. */
async function heldNow(): Promise<number> {
  const [row] = await testApp.acme.rows<{ held: number }>(sql`
    select exposure_minor as held from customers.standing where customer_id = ${desk.customerId}
  `);
  return row?.held ?? 0;
}

it('freight and its money match the model after each command [F-4]', testTimeout, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 25, maxLength: 45 }), async (steps) => {
      const model: Model = { freight: [], invoices: [], payments: [] };
      const before = await heldNow();
      for (const one of steps) {
        await take(model, one);
        expect(await ownFleet(model)).toEqual(inTheModel(model, before));
      }
      await testApp.acme.inTransaction(insistIntact);
      // The next run would consolidate open bookings with its own.
      for (const { id, status } of model.freight) {
        if (status === 'Booked') await kim.call(booking.cancelBooking, { id });
      }
    }),
    { numRuns: sized(30) },
  );
});
