import * as contract from '@waybill/contract/finance/endpoints';
import type { AcceptedReason } from '@waybill/contract/finance/billing/generation';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addProofOfDelivery } from '#contexts/booking/public.ts';
import { addDelivered } from '#testing/finance/delivered.ts';
import { complaints } from '#testing/finance/desk.ts';
import { insistIntact } from '#testing/finance/insist-intact.ts';
import { addCustomer } from '#testing/finance/samples.ts';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let lena: Caller;
let customerId: number;
beforeAll(async () => {
  testApp = await openTestApp();
  lena = await testApp.acme.as('lena');
});
afterAll(() => testApp.close());
beforeEach(async () => {
  customerId = await testApp.acme.inTransaction(addCustomer);
});
afterEach(() => testApp.acme.inTransaction(insistIntact));

type Over = Omit<Parameters<typeof addDelivered>[1], 'customerId' | 'freight'>;
const delivered = (over: Over) =>
  testApp.acme.inTransaction((db) => addDelivered(db, { customerId, freight: 100, ...over }));

async function run(accepted: AcceptedReason[] = [], preview = false) {
  const { customers } = await lena.call(contract.generateInvoices, {
    customerId,
    accepted,
    preview,
  });
  return {
    left: customers.flatMap((one) => one.notInvoiced),
    made: customers.flatMap((one) => (one.invoice === null ? [] : [one.invoice])),
    invoiced: customers.flatMap((one) => one.invoiced.map(({ bookingId }) => bookingId)),
  };
}

describe('freight that needs a decision before invoicing', () => {
  it('holds back own-fleet deliveries until they have a proof of delivery', async () => {
    const bookingId = await delivered({ isOwnFleet: true });
    expect((await run()).left).toMatchObject([{ bookingId, reason: 'ProofMissing' }]);
    const proof = { bookingId, signedBy: 'Reception', at: testApp.clock.now };
    await testApp.acme.inTransaction((db) => addProofOfDelivery(db, proof, testApp.clock.now));
    expect((await run()).invoiced).toEqual([bookingId]);
  });

  it('holds back a loss with both amounts, but not a break-even', async () => {
    const loss = await delivered({ carrierCost: 100.01 });
    const even = await delivered({ carrierCost: 100 });
    const { left, invoiced } = await run();
    expect(invoiced).toEqual([even]);
    expect(left).toMatchObject([
      {
        bookingId: loss,
        reason: 'NegativeMargin',
        taxExclusiveAmount: 100,
        carrierTaxExclusiveAmount: 100.01,
      },
    ]);
  });

  it('holds back freight with an undecided carrier charge and names its invoice', async () => {
    const bookingId = await delivered({});
    const reconciliationId = await testApp.acme.inTransaction(async (db) => {
      const { id } = await db.one(sql<{ id: number }>`
        insert into reconciliation.consignment (
          tenant_id, reconciliation_id, consignment_id, booking_id, customer_id, declared_grams,
          declared_cubic_millimetres, charged_grams, charged_cubic_millimetres
        )
        select tenant_id, id, 'TST-EXTRA', ${bookingId}, ${customerId}, 1, 1, 2, 1
        from reconciliation.reconciliation order by id limit 1
        returning id
      `);
      const line = await db.one(sql<{ reconciliation_id: number }>`
        insert into reconciliation.line (
          tenant_id, reconciliation_id, consignment_no, position, carrier_code, consignment_id,
          service_key, invoice_service_code, service_name, is_additional, compared_with, is_taxed,
          is_rechargeable, carrier_quoted_minor, carrier_invoiced_minor, carrier_recharge_minor,
          carrier_recharge_tax_minor, quoted_minor, requoted_minor, customer_recharge_minor,
          customer_recharge_tax_minor, status, reason, explanation
        )
        select tenant_id, reconciliation_id, id, 1, 'TESTEXP', consignment_id, 'EXP', 'EXP',
               'Express', false, 'charge', true, true, 5000, 6000, 1000, 100, 7000, 8400, 1400, 140,
               'OverCharged', 'Weight', 'It weighed more'
        from reconciliation.consignment where id = ${id}
        returning reconciliation_id
      `);
      return line.reconciliation_id;
    });
    expect((await run()).left).toMatchObject([
      { bookingId, reason: 'ExtraUndecided', reconciliationId },
    ]);
    await testApp.acme.inTransaction((db) =>
      db.run(sql`
        update reconciliation.line
        set status = 'Approved', resolution = 'Absorbed', approved_minor = 6000
        where consignment_id = 'TST-EXTRA'
      `),
    );
    expect((await run()).invoiced).toEqual([bookingId]);
  });

  it('requires each reason to be accepted, and the invoice records who accepted it', async () => {
    const bookingId = await delivered({ isOwnFleet: true, carrierCost: 120 });
    const proof = { bookingId, reason: 'ProofMissing' } as const;
    expect((await run([proof])).left).toMatchObject([{ bookingId, reason: 'NegativeMargin' }]);
    const both = [proof, { bookingId, reason: 'NegativeMargin' } as const];
    const preview = await run(both, true);
    expect(preview.invoiced).toEqual([bookingId]);
    const { made, left } = await run(both);
    expect(left).toEqual([]);
    const id = made[0]?.id ?? 0;
    const { invoice } = await lena.call(contract.getInvoiceForEdit, { id });
    expect(invoice.invoiceHistory).toMatchObject([{ action: 'Issued', userName: 'Lena Novák' }]);
    expect(invoice.invoiceHistory[0]?.note).toMatch(
      /^Invoiced without proof of delivery: TST\d+\. Invoiced below cost: TST\d+\.$/,
    );
  });

  it('accepts a reason for one booking and not for another', async () => {
    const [one, other] = [
      await delivered({ carrierCost: 200 }),
      await delivered({ carrierCost: 200 }),
    ];
    const { left, invoiced } = await run([{ bookingId: one, reason: 'NegativeMargin' }]);
    expect([invoiced, left.map(({ bookingId }) => bookingId)]).toEqual([[one], [other]]);
  });

  it('rejects a reason for an unknown booking and invoices nothing', async () => {
    const bookingId = await delivered({});
    const refused = run([{ bookingId: 987_654_321, reason: 'NegativeMargin' }]);
    expect(await complaints(refused)).toEqual(['accepted']);
    expect((await run([], true)).invoiced).toEqual([bookingId]);
  });

  it('is invoiced once with its reason noted under concurrent acceptance', async () => {
    const ada = await testApp.acme.as('ada');
    for (let round = 0; round < 6; round += 1) {
      const bookingId = await delivered({ carrierCost: 200 });
      const accepted = [{ bookingId, reason: 'NegativeMargin' as const }];
      const all = await Promise.all(
        [lena, ada, lena, ada].map((who) =>
          who.call(contract.generateInvoices, { bookingIds: [bookingId], accepted }),
        ),
      );
      const made = all.flatMap(({ customers }) =>
        customers.flatMap(({ invoice }) => (invoice === null ? [] : [invoice.id ?? 0])),
      );
      expect(made).toHaveLength(1);
      const result = all.flatMap(({ customers }) => customers.flatMap((one) => one.notInvoiced));
      expect(result.map(({ reason }) => reason)).toEqual(Array(3).fill('AlreadyInvoiced'));
      const { invoice } = await lena.call(contract.getInvoiceForEdit, { id: made[0] ?? 0 });
      expect(invoice.invoiceHistory[0]?.note).toMatch(/^Invoiced below cost: TST/);
    }
  });

  it('is invoiced by acceptance or proof, whichever is first; the invoice says which', async () => {
    for (let round = 0; round < 6; round += 1) {
      const bookingId = await delivered({ isOwnFleet: true });
      const proof = { bookingId, signedBy: 'Reception', at: testApp.clock.now };
      const [ran] = await Promise.all([
        run([{ bookingId, reason: 'ProofMissing' }]),
        testApp.acme.inTransaction((db) => addProofOfDelivery(db, proof, testApp.clock.now)),
      ]);
      expect(ran.invoiced).toEqual([bookingId]);
      expect(ran.left).toEqual([]);
    }
  });
});
