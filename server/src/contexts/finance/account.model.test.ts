import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, type LocalDate, localDate } from '@waybill/kernel/local-date';
import { add, type Minor, minor, subtract, ZERO } from '@waybill/kernel/money';
import { Problem } from '@waybill/contract/problem';
import type { TenantDb } from '#platform/db/database.ts';
import { demoTown, type TestTown } from '#testing/town.ts';
import { addCustomer, invoiceOver, paymentOf } from '#testing/finance/samples.ts';
import { issueInvoices } from './issue.ts';
import { recordPayment } from './pay.ts';
import { brokenPromises } from './public.ts';
import { balanceBefore, openInvoicesOn, unallocatedOn } from './sql/ledger.ts';
import { takeBack } from './void.ts';

let town: TestTown;
beforeAll(async () => {
  town = await demoTown();
});
afterAll(() => town.close());

/** What a customer's account should be, kept in the simplest way. */
type Account = {
  readonly customerId: number;
  readonly invoices: { readonly id: number; readonly total: Minor; owed: Minor; isVoid: boolean }[];
  credit: Minor;
  today: LocalDate;
};

type Step =
  | { readonly do: 'bill'; readonly amount: number }
  | { readonly do: 'pay'; readonly which: number; readonly amount: number; readonly extra: number }
  | { readonly do: 'void'; readonly which: number }
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
  fc.record({ do: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 20 }) }),
);

const deed = { now: new Date('2026-11-18T00:00:00Z'), userName: 'Lena Novák' };

/** Does a step; true when it was accepted. */
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
    const [issued] = await inTown((db) => issueInvoices(db, [invoice], deed));
    const total = invoice.bill.total;
    account.invoices.push({ id: issued?.id ?? 0, total, owed: total, isVoid: false });
  }
  if (one.do === 'pay') await pay(account, one);
  if (one.do === 'void') await takeOneBack(account, one);
}

async function pay(account: Account, one: Extract<Step, { do: 'pay' }>): Promise<void> {
  const invoice = account.invoices[one.which % Math.max(account.invoices.length, 1)];
  if (invoice === undefined) return;
  const asked = paymentOf(account.customerId, one.amount + one.extra, [
    { id: invoice.id, amount: one.amount },
  ]);
  const payment = { ...asked, paymentDate: account.today };
  const isRight = !invoice.isVoid && one.amount <= invoice.owed;
  expect(await done(inTown((db) => recordPayment(db, payment, deed)))).toBe(isRight);
  if (!isRight) return;
  invoice.owed = subtract(invoice.owed, minor(one.amount));
  account.credit = add(account.credit, minor(one.extra));
}

async function takeOneBack(account: Account, one: Extract<Step, { do: 'void' }>): Promise<void> {
  const invoice = account.invoices[one.which % Math.max(account.invoices.length, 1)];
  if (invoice === undefined) return;
  const isRight = !invoice.isVoid && invoice.owed === invoice.total;
  const voiding = { id: invoice.id, note: 'Entered twice', today: account.today };
  expect(await done(inTown((db) => takeBack(db, voiding, deed)))).toBe(isRight);
  if (!isRight) return;
  invoice.isVoid = true;
  invoice.owed = ZERO;
}

/** The account as the database has it: owed, credit, ledger, exposure. */
const standing = ({ customerId, today }: Account) =>
  inTown(async (db) => {
    const open = await openInvoicesOn(db, customerId, today);
    const tomorrow = { customerId, from: addDays(today, 1), to: today };
    const { exposure } = await db.one(sql<{ exposure: number }>`
      select exposure_minor as exposure from customers.standing where customer_id = ${customerId}
    `);
    return {
      owed: add(...open.map((invoice) => invoice.outstanding_minor)),
      credit: await unallocatedOn(db, customerId, today),
      ledger: await balanceBefore(db, tomorrow),
      exposure,
    };
  });

const inTown = <T>(work: (db: TenantDb) => Promise<T>): Promise<T> => town.acme.inTransaction(work);

describe('an account', () => {
  it('is what invoices, payments and voids make of it, in any order', { timeout: 60_000 }, () =>
    fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), async (steps) => {
        const customerId = await inTown(addCustomer);
        const account: Account = {
          customerId,
          invoices: [],
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
        expect(await inTown(brokenPromises)).toEqual([]);
      }),
      { numRuns: 40 },
    ),
  );
});
