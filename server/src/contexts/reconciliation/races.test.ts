import * as contract from '@waybill/contract/reconciliation/endpoints';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { patience, sized } from '#testing/sized.ts';
import { type Caller, demoTown, Refused, type TestTown } from '#testing/town.ts';
import {
  addExpressBookings,
  importFile,
  invoiceCsv,
  type InvoiceRow,
  startImport,
} from './testing/carrier-invoice.ts';

const invoices = sized(200);
const people = 20;

let town: TestTown;
let lena: Caller;
let kim: Caller;
beforeAll(async () => {
  town = await demoTown();
  lena = await town.acme.as('lena');
  kim = await town.acme.as('kim');
  await town.acme.inTransaction((db) =>
    addExpressBookings(db, {
      company: 'Cedar & Co',
      prefix: 'TXR',
      count: 2 * invoices + sized(80) + 20,
    }),
  );
});
afterAll(() => town.close());

let used = 0;
const overcharged = (): InvoiceRow => [
  `TXR${String((used += 1)).padStart(6, '0')}`,
  'EXP',
  'Test Express',
  31,
  0.06,
  64.5,
];
const imported = (lines: number) =>
  importFile(town, lena, invoiceCsv(Array.from({ length: lines }, overcharged)));
const row = async <T>(query: RawBuilder<T>): Promise<T> => {
  const [first] = await town.acme.rows(query);
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
    'let the first decide, tell the others who did, and recharge every line once',
    patience,
    async () => {
      for (let at = 0; at < invoices; at += 1) {
        const shown = await imported(2);
        const tries = await Promise.allSettled(
          Array.from({ length: people }, (_, amount) =>
            (amount % 2 === 0 ? lena : kim).call(
              contract.approveReconciliation,
              approvalOf(shown, amount + 1),
            ),
          ),
        );
        const refused = tries.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
        expect(refused).toHaveLength(people - 1);
        for (const reason of refused as Refused[]) {
          expect(reason.status).toBe(409);
          expect(reason.message).toMatch(/(Lena Novák|Kim Tran) approved this line on 18 Nov/);
        }
        const winner = tries.findIndex(({ status }) => status === 'fulfilled') + 1;
        const { recharges, amounts } = await row(sql<{ recharges: number; amounts: number[] }>`
          select count(*)::integer as recharges, array_agg(distinct r.tax_exclusive_minor) as amounts
          from booking.recharge r
          join reconciliation.line l on l.tenant_id = r.tenant_id and l.id = r.carrier_line_id
          where l.reconciliation_id = ${shown.id}
        `);
        expect([recharges, amounts.map(Number)]).toEqual([2, [winner * 100]]);
      }
    },
  );

  it('end with one decision per line for bulk, single, absorb and pass-on commands', async () => {
    const shown = await imported(10);
    const serviceIds = shown.bookingReconciliations.flatMap((booking) =>
      booking.bookingReconciliationServices.map(({ id }) => id),
    );
    const allOf = { id: shown.id, reason: 'Weight' as const };
    await Promise.allSettled([
      lena.call(contract.resolveServices, { allOf, resolution: 'PassedOn' }),
      kim.call(contract.resolveServices, { serviceIds, resolution: 'Absorbed', note: 'Ours' }),
      lena.call(contract.approveReconciliation, approvalOf(shown, 3)),
    ]);
    const { approved, recharged, marked } = await row(sql<Record<string, number>>`
      select (count(*) filter (where l.status = 'Approved'))::integer as approved,
             count(r.id)::integer as recharged,
             (count(*) filter (where l.resolution = 'PassedOn'))::integer as marked
      from reconciliation.line l
      left join booking.recharge r on r.tenant_id = l.tenant_id and r.carrier_line_id = l.id
      where l.reconciliation_id = ${shown.id}
    `);
    expect(approved).toBe(10);
    expect(recharged).toBe(marked);
  });

  it(
    'resolve against deletion to one outcome',
    async () => {
      for (let at = 0; at < sized(80); at += 1) {
        const shown = await imported(1);
        const [deleted, approved] = await Promise.allSettled([
          lena.call(contract.deleteReconciliations, { id: shown.id }),
          kim.call(contract.approveReconciliation, approvalOf(shown, 1)),
        ]);
        expect([deleted.status, approved.status].toSorted()).toEqual(['fulfilled', 'rejected']);
        const { left } = await row(sql<{ left: number }>`
        select count(*)::integer as left from reconciliation.reconciliation where id = ${shown.id}
      `);
        expect(left).toBe(approved.status === 'fulfilled' ? 1 : 0);
      }
    },
    patience.timeout,
  );
});

it('import a file once when several users upload it concurrently', async () => {
  const bytes = invoiceCsv([overcharged()]);
  const tries = await Promise.allSettled(
    Array.from({ length: 8 }, (_, at) => startImport(at % 2 === 0 ? lena : kim, bytes)),
  );
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await town.settle();
});
