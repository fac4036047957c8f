import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, type LocalDate, localDate } from '@waybill/kernel/local-date';
import { add, type Minor, minor, subtract, ZERO } from '@waybill/kernel/money';
import { Problem } from '@waybill/contract/problem';
import type { TenantDb } from '#platform/db/database.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { addCustomer, invoiceOver, paymentOf } from '#testing/finance/samples.ts';
import { testTimeout, sized } from '#testing/sized.ts';
import { requestCredit } from '../credit-notes/credit.ts';
import { approveCredit } from '../credit-notes/decide-credit.ts';
import { giveOut } from '../payments/give-out.ts';
import { issueInvoices } from './issue.ts';
import { recordPayment } from '../payments/pay.ts';
import { brokenInvariants } from '../public.ts';
import { reverse } from '../payments/reverse.ts';
import { settleCredit } from '../credit-notes/settle-credit.ts';
import { creditableLines } from '../credit-notes/sql/credit.ts';
import { booksOf } from '../ledger/sql.ts';
import { takeBack } from './void.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

/** The expected state of a customer's account, in the simplest model. */
type Account = {
  readonly customerId: number;
  readonly invoices: {
    readonly id: number;
    readonly total: Minor;
    owed: Minor;
    credited: Minor;
    isVoid: boolean;
  }[];
  readonly payments: Paid[];
  credit: Minor;
  today: LocalDate;
};

/** A payment, its allocations and its unallocated rest. */
type Paid = {
  readonly id: number;
  readonly paid: Minor;
  readonly shares: Map<number, Minor>;
  left: Minor;
  isReversed: boolean;
  readonly isCredit: boolean;
};

type Step =
  | { readonly do: 'bill'; readonly amount: number }
  | { readonly do: 'pay'; readonly which: number; readonly amount: number; readonly extra: number }
  | { readonly do: 'void'; readonly which: number }
  | { readonly do: 'reverse'; readonly which: number; readonly oneOnly: boolean }
  | { readonly do: 'give'; readonly which: number; readonly to: number; readonly amount: number }
  | { readonly do: 'credit'; readonly which: number; readonly amount: number }
  | { readonly do: 'refund'; readonly which: number }
  | { readonly do: 'wait'; readonly days: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('bill' as const), amount: fc.integer({ min: 1, max: 90_000 }) }),
  fc.record({
    do: fc.constant('pay' as const),
    which: fc.nat(9),
    amount: fc.integer({ min: 1, max: 60_000 }),
    extra: fc.nat(500),
  }),
  fc.record({ do: fc.constant('void' as const), which: fc.nat(9) }),
  fc.record({ do: fc.constant('reverse' as const), which: fc.nat(9), oneOnly: fc.boolean() }),
  fc.record({
    do: fc.constant('give' as const),
    which: fc.nat(9),
    to: fc.nat(9),
    amount: fc.integer({ min: 1, max: 600 }),
  }),
  fc.record({
    do: fc.constant('credit' as const),
    which: fc.nat(9),
    amount: fc.integer({ min: 1, max: 60_000 }),
  }),
  fc.record({ do: fc.constant('refund' as const), which: fc.nat(9) }),
  fc.record({ do: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 20 }) }),
);

const command = { now: new Date('2026-11-18T00:00:00Z'), userName: 'Lena Novák' };

/** Runs a step; true if it was accepted. */
const done = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    (error: unknown) => (error instanceof Problem ? false : Promise.reject(error)),
  );

async function take(account: Account, one: Step): Promise<void> {
  const { customerId, today } = account;
  if (one.do === 'wait') account.today = addDays(today, one.days);
  if (one.do === 'bill') {
    const draft = { ...invoiceOver(customerId, one.amount), invoiceDate: today };
    const invoice = { ...draft, dueDate: addDays(today, 14) };
    const [issued] = await inSuburb((db) => issueInvoices(db, [invoice], command));
    const total = invoice.bill.total;
    const id = issued?.id ?? 0;
    account.invoices.push({ id, total, owed: total, credited: ZERO, isVoid: false });
  }
  if (one.do === 'pay') await pay(account, one);
  if (one.do === 'void') await takeOneBack(account, one);
  if (one.do === 'reverse') await reverseOne(account, one);
  if (one.do === 'give') await giveOne(account, one);
  if (one.do === 'credit') await creditOne(account, one);
  if (one.do === 'refund') await refundOne(account, one);
}

async function pay(account: Account, one: Extract<Step, { do: 'pay' }>): Promise<void> {
  const invoice = account.invoices[one.which % Math.max(account.invoices.length, 1)];
  if (invoice === undefined) return;
  const query = paymentOf(account.customerId, one.amount + one.extra, [
    { id: invoice.id, amount: one.amount },
  ]);
  const payment = { ...query, paymentDate: account.today };
  const isRight = !invoice.isVoid && one.amount <= invoice.owed;
  let id = 0;
  const recording = inSuburb(async (db) => {
    ({ id } = await recordPayment(db, payment, command));
  });
  expect(await done(recording)).toBe(isRight);
  if (!isRight) return;
  invoice.owed = subtract(invoice.owed, minor(one.amount));
  account.credit = add(account.credit, minor(one.extra));
  account.payments.push({
    id,
    paid: payment.paid,
    shares: new Map([[invoice.id, minor(one.amount)]]),
    left: minor(one.extra),
    isReversed: false,
    isCredit: false,
  });
}

const nth = <T>(list: readonly T[], which: number): T | undefined =>
  list[which % Math.max(list.length, 1)];

/** Makes invoices owe again what a payment gave them; returns the amount. */
function giveBack(account: Account, payment: Paid, ids: readonly number[]): Minor {
  for (const id of ids) {
    const invoice = account.invoices.find((each) => each.id === id);
    if (invoice) invoice.owed = add(invoice.owed, payment.shares.get(id) ?? ZERO);
  }
  const freed = add(...ids.map((id) => payment.shares.get(id) ?? ZERO));
  for (const id of ids) payment.shares.delete(id);
  return freed;
}

async function reverseOne(account: Account, one: Extract<Step, { do: 'reverse' }>): Promise<void> {
  const payment = nth(account.payments, one.which);
  if (payment === undefined) return;
  const [share] = payment.shares.keys();
  const invoiceIds = one.oneOnly && share !== undefined ? [share] : undefined;
  const query = { id: payment.id, note: 'Returned', invoiceIds, today: account.today };
  const isRefunded = payment.isCredit && refunded.has(payment.id);
  const isRight =
    !payment.isReversed && !isRefunded && (invoiceIds !== undefined || !payment.isCredit);
  expect(await done(inSuburb((db) => reverse(db, query, command)))).toBe(isRight);
  if (!isRight) return;
  const freed = giveBack(account, payment, invoiceIds ?? [...payment.shares.keys()]);
  if (invoiceIds !== undefined) {
    payment.left = add(payment.left, freed);
    account.credit = add(account.credit, freed);
    return;
  }
  account.credit = subtract(account.credit, payment.left);
  payment.left = ZERO;
  payment.isReversed = true;
}

async function giveOne(account: Account, one: Extract<Step, { do: 'give' }>): Promise<void> {
  const [payment, invoice] = [nth(account.payments, one.which), nth(account.invoices, one.to)];
  if (payment === undefined || invoice === undefined) return;
  const amount = minor(one.amount);
  const allocations = [{ invoiceId: invoice.id, amount, path: 'allocatedInvoicePayments' }];
  const giving = { id: payment.id, allocations, today: account.today };
  const isRight = !invoice.isVoid && amount <= invoice.owed && amount <= payment.left;
  expect(await done(inSuburb((db) => giveOut(db, giving, command)))).toBe(isRight);
  if (!isRight) return;
  invoice.owed = subtract(invoice.owed, amount);
  payment.left = subtract(payment.left, amount);
  payment.shares.set(invoice.id, add(payment.shares.get(invoice.id) ?? ZERO, amount));
  account.credit = subtract(account.credit, amount);
}

async function creditOne(account: Account, one: Extract<Step, { do: 'credit' }>): Promise<void> {
  const invoice = nth(account.invoices, one.which);
  if (invoice === undefined) return;
  const amount = minor(one.amount);
  const isRight = !invoice.isVoid && amount <= subtract(invoice.total, invoice.credited);
  const crediting = inSuburb(async (db) => {
    const [line] = await creditableLines(db, invoice.id);
    const lines = [{ lineId: line?.id ?? 0, amount, note: null }];
    const query = { customerId: undefined, invoiceId: invoice.id, amount, note: 'Wet', lines };
    const { id } = await requestCredit(db, query, command);
    const whole = { approved: undefined, lines: undefined, note: null };
    await approveCredit(db, { id, ...whole, today: account.today }, command);
    const { payment_id } = await db.one(sql<{ payment_id: number }>`
      select payment_id from finance.credit_note where id = ${id}
    `);
    const claimed = minor(Math.min(amount, invoice.owed));
    const left = subtract(amount, claimed);
    const shares = new Map(claimed === 0 ? [] : [[invoice.id, claimed]]);
    return { id: payment_id, paid: amount, shares, left, isReversed: false, isCredit: true };
  });
  let made: Paid | undefined;
  expect(await done(crediting.then((credit) => (made = credit)))).toBe(isRight);
  if (made === undefined) return;
  invoice.credited = add(invoice.credited, amount);
  invoice.owed = subtract(invoice.owed, made.shares.get(invoice.id) ?? ZERO);
  account.credit = add(account.credit, made.left);
  account.payments.push(made);
}

const refunded = new Set<number>();

async function refundOne(account: Account, one: Extract<Step, { do: 'refund' }>): Promise<void> {
  const credit = nth(
    account.payments.filter(({ isCredit }) => isCredit),
    one.which,
  );
  if (credit === undefined) return;
  const refunding = inSuburb(async (db) => {
    const { id } = await db.one(sql<{ id: number }>`
      select id from finance.credit_note where payment_id = ${credit.id}
    `);
    const { today } = account;
    await settleCredit(db, { id, settlement: 'Refunded', invoiceId: undefined, today }, command);
  });
  const isRight = credit.left > 0;
  expect(await done(refunding)).toBe(isRight);
  if (!isRight) return;
  refunded.add(credit.id);
  account.credit = subtract(account.credit, credit.left);
  credit.left = ZERO;
}

async function takeOneBack(account: Account, one: Extract<Step, { do: 'void' }>): Promise<void> {
  const invoice = account.invoices[one.which % Math.max(account.invoices.length, 1)];
  if (invoice === undefined) return;
  const isRight = !invoice.isVoid && invoice.owed === invoice.total;
  const voiding = { id: invoice.id, note: 'Entered twice', today: account.today };
  expect(await done(inSuburb((db) => takeBack(db, voiding, command)))).toBe(isRight);
  if (!isRight) return;
  invoice.isVoid = true;
  invoice.owed = ZERO;
}

/** Reads the account from the database: owed, credit, ledger, exposure. */
const standing = ({ customerId, today }: Account) =>
  inSuburb(async (db) => {
    const tomorrow = { customerId, from: addDays(today, 1), to: today };
    const { opening, open, unallocated } = await booksOf(db, tomorrow);
    const { exposure } = await db.one(sql<{ exposure: number }>`
      select exposure_minor as exposure from customers.standing where customer_id = ${customerId}
    `);
    return {
      owed: add(...open.map((invoice) => invoice.outstanding_minor)),
      credit: unallocated,
      ledger: opening,
      exposure,
    };
  });

const inSuburb = <T>(work: (db: TenantDb) => Promise<T>): Promise<T> =>
  testApp.acme.inTransaction(work);

describe('a customer account', () => {
  it(
    'balances after invoices, payments, credits, refunds and reversals in any order',
    testTimeout,
    () =>
      fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), async (steps) => {
          const customerId = await inSuburb(addCustomer);
          const account: Account = {
            customerId,
            invoices: [],
            payments: [],
            credit: ZERO,
            today: localDate('2026-09-01'),
          };
          for (const one of steps) await take(account, one);
          const owed = add(...account.invoices.map((invoice) => invoice.owed));
          const balance = subtract(owed, account.credit);
          expect(await standing(account)).toEqual({
            owed,
            credit: account.credit,
            ledger: balance,
            exposure: balance,
          });
          expect(await inSuburb(brokenInvariants)).toEqual([]);
        }),
        { numRuns: sized(400) },
      ),
  );
});
