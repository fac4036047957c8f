import { type RawBuilder, sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type LocalDate, localDate } from '@waybill/kernel/local-date';
import { add, minor, subtract, ZERO } from '@waybill/kernel/money';
import type { TenantDb } from '#platform/db/database.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { insistIntact } from '#testing/finance/insist-intact.ts';
import { addCustomer, invoiceOver, paymentOf } from '#testing/finance/samples.ts';
import { atOnce, dice, testTimeout, reasonsOf, sized } from '#testing/sized.ts';
import { requestCredit } from '../credit-notes/credit.ts';
import { type InvoiceToIssue, issueInvoices } from './issue.ts';
import { approveCredit } from '../credit-notes/decide-credit.ts';
import { recordPayment } from '../payments/pay.ts';
import { brokenInvariants } from '../public.ts';
import { reverse } from '../payments/reverse.ts';
import { creditableLines } from '../credit-notes/sql/credit.ts';
import { type Books, booksOf } from '../ledger/sql.ts';
import { takeBack } from './void.ts';

let testApp: TestApp;
let customerId: number;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());
beforeEach(async () => {
  customerId = await testApp.acme.inTransaction(addCustomer);
});
afterEach(() => testApp.acme.inTransaction(insistIntact));

const command = { now: new Date('2026-11-18T00:00:00Z'), userName: 'Lena Novák' };
const inSuburb = <T>(work: (db: TenantDb) => Promise<T>): Promise<T> =>
  testApp.acme.inTransaction(work);

/** Problems besides a wrong amount that may refuse a payment or its reversal. */
const refusals = ['PaymentReferenceTaken', 'PaymentCannotBeReversed'];

/** Ends the connection in the middle of a transaction, as a crash of the server would. */
const die = (db: TenantDb) => db.many(sql`select pg_terminate_backend(pg_backend_pid())`);

async function undone(db: TenantDb, id: number): Promise<number> {
  const today = localDate('2026-11-18');
  await reverse(db, { id, note: 'Returned', invoiceIds: undefined, today }, command);
  return id;
}

/** Requests and approves credit on an invoice of one line. */
async function credit(db: TenantDb, invoiceId: number, amount: number): Promise<void> {
  const [line] = await creditableLines(db, invoiceId);
  const lines = [{ lineId: line?.id ?? 0, amount: minor(amount), note: null }];
  const query = { customerId: undefined, invoiceId, amount: minor(amount), note: 'Wet', lines };
  const { id } = await requestCredit(db, query, command);
  const today = localDate('2026-11-18');
  const whole = { approved: undefined, lines: undefined, note: null };
  await approveCredit(db, { id, ...whole, today }, command);
}

/** Sums up a statement by its transactions, and by what is open on its last day. */
function summed({ opening, transactions, open, unallocated }: Books) {
  const charged = add(opening, ...transactions.map((row) => row.charge_minor));
  const closing = subtract(charged, add(ZERO, ...transactions.map((row) => row.payment_minor)));
  const owed = add(...open.map((invoice) => invoice.outstanding_minor));
  const owing = subtract(owed, unallocated);
  return { opening, count: transactions.length, closing, owing };
}

type Sums = Readonly<
  Record<'owed' | 'paid' | 'unallocated' | 'allocated' | 'ledger' | 'negative' | 'overpaid', number>
>;

/** Reads a customer's balance from all sources. */
const accountOf = (customerId: number) => sql<Sums>`
  select
    (select sum(outstanding_minor) from finance.invoice
     where customer_id = ${customerId})::bigint as owed,
    (select sum(paid_minor) from finance.payment
     where customer_id = ${customerId} and reversed_on is null)::bigint as paid,
    (select sum(unallocated_minor) from finance.payment
     where customer_id = ${customerId} and reversed_on is null)::bigint as unallocated,
    (select sum(amount_minor) from finance.allocation
     where customer_id = ${customerId} and released_on is null)::bigint as allocated,
    (select sum(debit_minor - credit_minor) from finance.posting
     where customer_id = ${customerId} and account = 'Receivable')::bigint as ledger,
    (select count(*) from finance.invoice
     where customer_id = ${customerId} and outstanding_minor < 0)::integer as negative,
    (select count(*) from (
       select from finance.allocation a join finance.payment p
         on p.tenant_id = a.tenant_id and p.id = a.payment_id
       where a.customer_id = ${customerId} and a.released_on is null
       group by p.id, p.paid_minor having sum(a.amount_minor) > p.paid_minor
     ) over)::integer as overpaid
`;

async function issue(db: TenantDb, ...invoices: readonly InvoiceToIssue[]) {
  return issueInvoices(db, invoices, command);
}

describe('concurrent finance commands', () => {
  it(
    'get contiguous invoice numbers despite rollbacks and lost connections (4.1)',
    testTimeout,
    async () => {
      const count = sized(20_000);
      const deaths = new Set([7, 77, 777, 1007, 1777]);
      const before = await numbersNow();
      const ended = await atOnce({ count, workers: 32 }, (at) =>
        inSuburb(async (db) => {
          await issue(db, invoiceOver(customerId, 1000 + at));
          if (deaths.has(at)) await die(db);
          if (at % 10 === 0) throw new Error('given up');
        }),
      );
      const missing = count / 10 + deaths.size;
      expect(ended.filter((end) => end.status === 'rejected')).toHaveLength(missing);
      const numbers = (await numbersNow()).slice(before.length);
      const first = Number(numbers[0]?.slice(3));
      expect(numbers).toEqual(
        Array.from(
          { length: count - missing },
          (_, at) => `INV${String(first + at).padStart(6, '0')}`,
        ),
      );
    },
  );

  it(
    'never pay more than is owed, even when repeated or reversed (G-1, 4.5)',
    testTimeout,
    async () => {
      const roll = dice(11);
      const invoices = sized(200);
      const owedEach = 110_000;
      const issued = await inSuburb((db) =>
        issue(db, ...Array.from({ length: invoices }, () => invoiceOver(customerId, 100_000))),
      );
      const count = sized(10_000);
      const paid: number[] = [];
      const ended = await atOnce({ count, workers: 16 }, async (at) => {
        const chance = roll(100);
        const last = paid[roll(paid.length || 1)];
        if (chance < 5 && last !== undefined) return inSuburb((db) => undone(db, last));
        const places = [...new Set([roll(invoices), roll(invoices)])];
        const parts = places.flatMap((place) => {
          const id = issued[place]?.id;
          return id === undefined ? [] : [{ id, amount: 1 + roll(3000) }];
        });
        const sum = parts.reduce((all, { amount }) => all + amount, roll(3));
        const reference = chance < 15 ? `TWICE${at % 100}` : '';
        const payment = { ...paymentOf(customerId, sum, parts), reference };
        const { id } = await inSuburb((db) => recordPayment(db, payment, command));
        paid.push(id);
        return id;
      });
      expect(ended).toHaveLength(count);
      for (const reason of reasonsOf(ended)) expect(['NotValid', ...refusals]).toContain(reason);
      const sums = await inSuburb((db) => db.one(accountOf(customerId)));
      expect(sums.owed).toBe(invoices * owedEach - (sums.paid - sums.unallocated));
      expect([sums.allocated, sums.ledger]).toEqual([
        sums.paid - sums.unallocated,
        sums.owed - sums.unallocated,
      ]);
      expect([sums.negative, sums.overpaid]).toEqual([0, 0]);
    },
  );

  it('void an invoice, or pay and credit it, never both (4.5)', testTimeout, async () => {
    const today = localDate('2026-11-18');
    const seen = { voided: 0, paid: 0, credited: 0 };
    await atOnce({ count: sized(5000), workers: 8 }, async () => {
      const [invoice] = await inSuburb((db) => issue(db, invoiceOver(customerId, 10_000)));
      const id = invoice?.id ?? 0;
      const [voided, paid, credited] = await Promise.allSettled([
        inSuburb((db) => takeBack(db, { id, note: 'Entered twice', today }, command)),
        inSuburb((db) => {
          const payment = paymentOf(customerId, 7000, [{ id, amount: 7000 }]);
          return recordPayment(db, payment, command);
        }),
        inSuburb((db) => credit(db, id, 11_000)),
      ]);
      const isVoid = voided.status === 'fulfilled';
      const isPaid = paid.status === 'fulfilled';
      const isCredited = credited.status === 'fulfilled';
      expect(isVoid).toBe(!isPaid && !isCredited);
      seen.voided += Number(isVoid);
      seen.paid += Number(isPaid);
      seen.credited += Number(isCredited);
    });
    expect(Math.min(seen.voided, seen.paid, seen.credited)).toBeGreaterThan(0);
  });

  it(
    'leave concurrently read statements consistent with themselves and the previous ones (G-4)',
    testTimeout,
    async () => {
      const [first, second] = [localDate('2026-11-18'), localDate('2026-11-19')];
      const posting = { goesOn: true };
      const writer = async (): Promise<void> => {
        const roll = dice(5);
        while (posting.goesOn) {
          const invoiceDate = roll(2) === 0 ? first : second;
          const invoice = { ...invoiceOver(customerId, 1 + roll(9000)), invoiceDate };
          const [issued] = await inSuburb((db) => issue(db, invoice));
          const payment = paymentOf(customerId, 500, [{ id: issued?.id ?? 0, amount: 1 }]);
          await inSuburb((db) =>
            recordPayment(db, { ...payment, paymentDate: invoiceDate }, command),
          );
        }
      };
      const writers = Array.from({ length: 4 }, writer);
      const read = (from: LocalDate, to: LocalDate) =>
        inSuburb(async (db) => summed(await booksOf(db, { customerId, from, to })));
      const reads = await atOnce({ count: sized(500), workers: 4 }, () => read(first, second));
      posting.goesOn = false;
      await Promise.all(writers);
      const seen = reads.flatMap((end) => (end.status === 'fulfilled' ? [end.value] : []));
      expect(seen).toHaveLength(sized(500));
      expect(seen.filter(({ closing, owing }) => closing !== owing)).toEqual([]);
      expect(seen.at(-1)?.count).toBeGreaterThan(seen[0]?.count ?? 0);
      const [former, latter] = [await read(first, first), await read(second, second)];
      expect(latter.opening).toBe(former.closing);
      expect(latter.closing).toBe((await read(first, second)).closing);
    },
  );

  it('leave the customer’s balance equal to the ledger', async () => {
    const [invoice] = await inSuburb((db) => issue(db, invoiceOver(customerId, 10_000)));
    const id = invoice?.id ?? 0;
    const payment = paymentOf(customerId, 5000, [{ id, amount: 4000 }]);
    await inSuburb((db) => recordPayment(db, payment, command));
    const { exposure, ledger } = await inSuburb((db) =>
      db.one(sql<{ exposure: number; ledger: number }>`
        select
          (select exposure_minor from customers.standing
           where customer_id = ${customerId}) as exposure,
          (select sum(debit_minor - credit_minor) from finance.posting
           where customer_id = ${customerId} and account = 'Receivable')::bigint as ledger
      `),
    );
    expect([exposure, ledger]).toEqual([minor(6000), minor(6000)]);
  });
});

describe('the ledger', () => {
  it('is append-only: entries cannot be changed or deleted', async () => {
    await inSuburb((db) => issue(db, invoiceOver(customerId, 10_000)));
    await expect(
      inSuburb((db) => db.run(sql`update finance.entry set description = 'Other'`)),
    ).rejects.toThrow(/permission denied|written once/);
    await expect(inSuburb((db) => db.run(sql`delete from finance.posting`))).rejects.toThrow(
      /permission denied|written once/,
    );
  });

  it('is monitored: manipulation is reported', async () => {
    const [invoice] = await inSuburb((db) => issue(db, invoiceOver(customerId, 10_000)));
    const id = invoice?.id ?? 0;
    const payment = paymentOf(customerId, 5000, [{ id, amount: 4000 }]);
    const paid = await inSuburb((db) => recordPayment(db, payment, command));
    const seen = (meddling: RawBuilder<unknown>) =>
      inSuburb(async (db) => {
        await db.run(meddling);
        throw new Error(JSON.stringify(await brokenInvariants(db)));
      }).catch((error: Error) => error.message);
    const broken = (...endpoints: readonly string[]) =>
      JSON.stringify(
        endpoints.map((endpoint) => {
          const isLedger = endpoint === 'the ledger is not what customers owe';
          const isPayment = endpoint.startsWith('unallocated');
          return { invariant: endpoint, id: isLedger ? customerId : isPayment ? paid.id : id };
        }),
      );
    expect(
      await seen(sql`update finance.invoice set outstanding_minor = 6999 where id = ${id}`),
    ).toBe(
      broken('outstanding is not amount less payments', 'the ledger is not what customers owe'),
    );
    expect(
      await seen(sql`update finance.payment set unallocated_minor = 999 where id = ${paid.id}`),
    ).toBe(
      broken('the ledger is not what customers owe', 'unallocated is not paid less allocated'),
    );
    expect(
      await seen(sql`
        update finance.invoice set tax_minor = tax_minor + 1, amount_minor = amount_minor + 1,
          outstanding_minor = outstanding_minor + 1 where id = ${id}
      `),
    ).toBe(
      broken('an invoice is not the sum of its lines', 'the ledger is not what customers owe'),
    );
  });

  it('rejects an entry whose debits and credits differ', async () => {
    const [invoice] = await inSuburb((db) => issue(db, invoiceOver(customerId, 10_000)));
    const lopsided = [
      {
        customerId,
        kind: 'VoidedInvoice',
        date: '2026-11-18',
        invoiceId: invoice?.id,
        paymentId: null,
        referenceNo: 'X',
        description: 'X',
        postings: [{ account: 'Receivable', debit: ZERO, credit: 100 }],
      },
    ];
    await expect(
      inSuburb((db) =>
        db.run(sql`select finance.post(${JSON.stringify(lopsided)}::jsonb, ${command.now})`),
      ),
    ).rejects.toThrow('out of balance by -100');
  });
});

async function numbersNow(): Promise<readonly string[]> {
  const rows = await inSuburb((db) =>
    db.many(sql<{ number: string }>`select number from finance.invoice order by number`),
  );
  return rows.map((row) => row.number);
}
