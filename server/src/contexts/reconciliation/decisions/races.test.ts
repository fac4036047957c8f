import * as contract from '@waybill/contract/reconciliation/endpoints';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testTimeout, sized } from '#testing/sized.ts';
import { type Caller, openTestApp, Refused, type TestApp } from '#testing/test-app.ts';
import {
  addExpressBookings,
  importFile,
  invoiceCsv,
  type SampleInvoiceRow,
  startImport,
} from '../testing/carrier-invoice.ts';

const invoices = sized(200);
const people = 20;

let testApp: TestApp;
let lena: Caller;
let kim: Caller;
beforeAll(async () => {
  testApp = await openTestApp();
  lena = await testApp.acme.as('lena');
  kim = await testApp.acme.as('kim');
  await testApp.acme.inTransaction((db) =>
    addExpressBookings(db, {
      company: 'Cedar & Co',
      prefix: 'TXR',
      count: 2 * invoices + sized(80) + 20,
    }),
  );
});
afterAll(() => testApp.close());

let used = 0;
const overcharged = (): SampleInvoiceRow => [
  `TXR${String((used += 1)).padStart(6, '0')}`,
  'EXP',
  'Test Express',
  31,
  0.06,
  64.5,
];
const imported = (lines: number) =>
  importFile(testApp, lena, invoiceCsv(Array.from({ length: lines }, overcharged)));
const row = async <T>(query: RawBuilder<T>): Promise<T> => {
  const [first] = await testApp.acme.rows(query);
  if (first === undefined) throw new Error('No row');
  return first;
};
const approvalOf = (
  { id, bookingReconciliations }: Awaited<ReturnType<typeof imported>>,
  approvedAmount: number,
) => ({
  id,
  approvedBookings: bookingReconciliations.map((booking) => ({
    id: booking.id,
    approvedServices: booking.bookingReconciliationServices.map((service) => ({
      id: service.id,
      approvedAmount,
      override: true,
      note: `I say ${approvedAmount}`,
    })),
  })),
});

describe('concurrent approvals (4.7)', () => {
  it(
    'let the first decide, show the others who did, and recharge every line once',
    testTimeout,
    async () => {
      for (let at = 0; at < invoices; at += 1) {
        const selected = await imported(2);
        const attempts = await Promise.allSettled(
          Array.from({ length: people }, (_, amount) =>
            (amount % 2 === 0 ? lena : kim).call(
              contract.approveReconciliation,
              approvalOf(selected, amount + 1),
            ),
          ),
        );
        const refused = attempts.flatMap((each) =>
          each.status === 'rejected' ? [each.reason] : [],
        );
        expect(refused).toHaveLength(people - 1);
        for (const reason of refused as Refused[]) {
          expect(reason.status).toBe(409);
          expect(reason.message).toMatch(/(Lena Novák|Kim Tran) approved this line on Nov 18/);
        }
        const winner = attempts.findIndex(({ status }) => status === 'fulfilled') + 1;
        const { recharges, amounts } = await row(sql<{ recharges: number; amounts: number[] }>`
          select count(*)::integer as recharges,
            array_agg(distinct r.tax_exclusive_minor) as amounts
          from booking.recharge r
          join reconciliation.line l on l.tenant_id = r.tenant_id and l.id = r.carrier_line_id
          where l.reconciliation_id = ${selected.id}
        `);
        expect([recharges, amounts.map(Number)]).toEqual([2, [winner * 100]]);
      }
    },
  );

  it('end with one decision per line for bulk, single, absorb and pass-on commands', async () => {
    const selected = await imported(10);
    const serviceIds = selected.bookingReconciliations.flatMap((booking) =>
      booking.bookingReconciliationServices.map(({ id }) => id),
    );
    const allOf = { id: selected.id, reason: 'Weight' as const };
    await Promise.allSettled([
      lena.call(contract.resolveServices, { allOf, resolution: 'PassedOn' }),
      kim.call(contract.resolveServices, { serviceIds, resolution: 'Absorbed', note: 'Ours' }),
      lena.call(contract.approveReconciliation, approvalOf(selected, 3)),
    ]);
    const { approved, recharged, marked } = await row(sql<Record<string, number>>`
      select (count(*) filter (where l.status = 'Approved'))::integer as approved,
             count(r.id)::integer as recharged,
             (count(*) filter (where l.resolution = 'PassedOn'))::integer as marked
      from reconciliation.line l
      left join booking.recharge r on r.tenant_id = l.tenant_id and r.carrier_line_id = l.id
      where l.reconciliation_id = ${selected.id}
    `);
    expect(approved).toBe(10);
    expect(recharged).toBe(marked);
  });

  it(
    'resolve against deletion to one outcome',
    async () => {
      for (let at = 0; at < sized(80); at += 1) {
        const selected = await imported(1);
        const [deleted, approved] = await Promise.allSettled([
          lena.call(contract.deleteReconciliations, { id: selected.id }),
          kim.call(contract.approveReconciliation, approvalOf(selected, 1)),
        ]);
        expect([deleted.status, approved.status].toSorted()).toEqual(['fulfilled', 'rejected']);
        const { left } = await row(sql<{ left: number }>`
        select count(*)::integer as left
        from reconciliation.reconciliation where id = ${selected.id}
      `);
        expect(left).toBe(approved.status === 'fulfilled' ? 1 : 0);
      }
    },
    testTimeout.timeout,
  );
});

it('import a file once when several users upload it concurrently', async () => {
  const bytes = invoiceCsv([overcharged()]);
  const attempts = await Promise.allSettled(
    Array.from({ length: 8 }, (_, at) => startImport(at % 2 === 0 ? lena : kim, bytes)),
  );
  expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await testApp.settle();
});
