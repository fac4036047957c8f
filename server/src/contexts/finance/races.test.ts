import { type RawBuilder, sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { localDate } from '@waybill/kernel/local-date';
import { minor, ZERO } from '@waybill/kernel/money';
import type { TenantDb } from '#platform/db/database.ts';
import { demoTown, type TestTown } from '#testing/town.ts';
import { insistIntact } from '#testing/finance/insist-intact.ts';
import { addCustomer, invoiceOver, paymentOf } from '#testing/finance/samples.ts';
import { type InvoiceToIssue, issueInvoices } from './issue.ts';
import { recordPayment } from './pay.ts';
import { brokenPromises } from './public.ts';
import { takeBack } from './void.ts';

let town: TestTown;
let customerId: number;
beforeAll(async () => {
  town = await demoTown();
});
afterAll(() => town.close());
beforeEach(async () => {
  customerId = await town.acme.inTransaction(addCustomer);
});
afterEach(() => town.acme.inTransaction(insistIntact));

const deed = { now: new Date('2026-11-18T00:00:00Z'), userName: 'Lena Novák' };
const inTown = <T>(work: (db: TenantDb) => Promise<T>): Promise<T> => town.acme.inTransaction(work);

async function issue(db: TenantDb, ...invoices: readonly InvoiceToIssue[]) {
  return issueInvoices(db, invoices, deed);
}

/** Does `count` pieces of work, sixteen at a time; answers how each ended. */
async function sixteenAtATime<T>(
  count: number,
  work: (at: number) => Promise<T>,
): Promise<readonly PromiseSettledResult<T>[]> {
  const ended: PromiseSettledResult<T>[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let at = next; at < count; at = next) {
      next += 1;
      const [result] = await Promise.allSettled([work(at)]);
      if (result !== undefined) ended.push(result);
    }
  };
  await Promise.all(Array.from({ length: 16 }, worker));
  return ended;
}

describe('many at once', () => {
  it('get contiguous invoice numbers, whoever gives up', { timeout: 60_000 }, async () => {
    const before = await numbersNow();
    const ended = await sixteenAtATime(2000, (at) =>
      inTown(async (db) => {
        await issue(db, invoiceOver(customerId, 1000 + at));
        if (at % 10 === 0) throw new Error('given up');
      }),
    );
    expect(ended.filter((end) => end.status === 'rejected')).toHaveLength(200);
    const numbers = (await numbersNow()).slice(before.length);
    const first = Number(numbers[0]?.slice(3));
    expect(numbers).toEqual(
      Array.from({ length: 1800 }, (_, at) => `INV${String(first + at).padStart(6, '0')}`),
    );
  });

  it('never pay more than is owed, to the cent', { timeout: 60_000 }, async () => {
    const issued = await inTown((db) =>
      issue(db, ...Array.from({ length: 20 }, () => invoiceOver(customerId, 10_000))),
    );
    const ended = await sixteenAtATime(1000, (at) => {
      const parts = [issued[(at * 7) % 20], issued[(at * 7 + 1 + (at % 5)) % 20]];
      const amounts = parts.flatMap((invoice) =>
        invoice === undefined ? [] : [{ id: invoice.id, amount: 50 + ((at * 31) % 400) }],
      );
      const paid = amounts.reduce((sum, { amount }) => sum + amount, at % 3);
      return inTown((db) => recordPayment(db, paymentOf(customerId, paid, amounts), deed));
    });
    const kept = ended.filter((end) => end.status === 'fulfilled');
    const refused = ended.filter((end) => end.status === 'rejected');
    expect(kept.length + refused.length).toBe(1000);
    expect([...new Set(refused.map(({ reason }) => (reason as Error).name))]).toEqual(['NotValid']);
    const { owed, paid, unallocated } = await inTown((db) =>
      db.one(sql<{ owed: number; paid: number; unallocated: number }>`
        select
          (select sum(outstanding_minor) from finance.invoice
           where customer_id = ${customerId})::bigint as owed,
          (select sum(paid_minor) from finance.payment
           where customer_id = ${customerId})::bigint as paid,
          (select sum(unallocated_minor) from finance.payment
           where customer_id = ${customerId})::bigint as unallocated
      `),
    );
    expect(owed).toBeGreaterThanOrEqual(0);
    expect(owed).toBe(20 * 11_000 - (paid - unallocated));
  });

  it('an invoice is paid or voided, never both', { timeout: 60_000 }, async () => {
    const today = localDate('2026-11-18');
    for (let round = 0; round < 100; round += 1) {
      const [invoice] = await inTown((db) => issue(db, invoiceOver(customerId, 10_000)));
      const id = invoice?.id ?? 0;
      const ended = await Promise.allSettled([
        inTown((db) => takeBack(db, { id, note: 'Entered twice', today }, deed)),
        inTown((db) => {
          const payment = paymentOf(customerId, 11_000, [{ id, amount: 11_000 }]);
          return recordPayment(db, payment, deed);
        }),
      ]);
      expect(ended.map((end) => end.status).toSorted()).toEqual(['fulfilled', 'rejected']);
    }
  });

  it('leave the customer owing what the ledger says', async () => {
    const [invoice] = await inTown((db) => issue(db, invoiceOver(customerId, 10_000)));
    const id = invoice?.id ?? 0;
    const payment = paymentOf(customerId, 5000, [{ id, amount: 4000 }]);
    await inTown((db) => recordPayment(db, payment, deed));
    const { exposure, ledger } = await inTown((db) =>
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
  it('is written once: nobody changes or deletes an entry', async () => {
    await inTown((db) => issue(db, invoiceOver(customerId, 10_000)));
    await expect(
      inTown((db) => db.run(sql`update finance.entry set description = 'Other'`)),
    ).rejects.toThrow(/permission denied|written once/);
    await expect(inTown((db) => db.run(sql`delete from finance.posting`))).rejects.toThrow(
      /permission denied|written once/,
    );
  });

  it('is watched: what is changed behind its back is reported', async () => {
    const [invoice] = await inTown((db) => issue(db, invoiceOver(customerId, 10_000)));
    const id = invoice?.id ?? 0;
    const payment = paymentOf(customerId, 5000, [{ id, amount: 4000 }]);
    const paid = await inTown((db) => recordPayment(db, payment, deed));
    const seen = (meddling: RawBuilder<unknown>) =>
      inTown(async (db) => {
        await db.run(meddling);
        throw new Error(JSON.stringify(await brokenPromises(db)));
      }).catch((error: Error) => error.message);
    const broken = (...promises: readonly string[]) =>
      JSON.stringify(
        promises.map((promise) => {
          const isLedger = promise === 'the ledger is not what customers owe';
          const isPayment = promise.startsWith('unallocated');
          return { promise, id: isLedger ? customerId : isPayment ? paid.id : id };
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

  it('takes no entry whose debits are not its credits', async () => {
    const [invoice] = await inTown((db) => issue(db, invoiceOver(customerId, 10_000)));
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
      inTown((db) =>
        db.run(sql`select finance.post(${JSON.stringify(lopsided)}::jsonb, ${deed.now})`),
      ),
    ).rejects.toThrow('out of balance by -100');
  });
});

async function numbersNow(): Promise<readonly string[]> {
  const rows = await inTown((db) =>
    db.many(sql<{ number: string }>`select number from finance.invoice order by number`),
  );
  return rows.map((row) => row.number);
}
