import { getGuestInsuranceQuotes, getInsuranceQuotes } from '@waybill/contract/pricing/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, openTestApp } from '#testing/test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const offered = (value: number, rows: readonly (readonly [string, number, number])[]) => ({
  quotes: rows.map(([insuranceType, insuranceCostTaxExclusive, insuranceCost]) => ({
    insuredValue: value,
    insuranceCost,
    insuranceCostTaxExclusive,
    insuranceType,
  })),
});

describe('insurance quotes', () => {
  it('require only an insured value from a guest [val-009]', async () => {
    const response = await testApp.acme.guest.call(getGuestInsuranceQuotes, { insuredValue: 2000 });
    expect(response).toEqual(
      offered(2000, [
        ['Standard', 20, 22],
        ['Premium', 40, 44],
        ['ATIStandard', 10, 11],
        ['ATIPremium', 20, 22],
      ]),
    );
  });

  it('require an insured value and a customer from staff [val-010]', async () => {
    const kim = await testApp.acme.as('kim');
    const [customer] = await testApp.acme.rows(sql<{ id: number }>`
      select id from customers.customer order by id limit 1
    `);
    const response = await kim.call(getInsuranceQuotes, {
      insuredValue: 100,
      CustomerId: customer?.id ?? 0,
    });
    expect(response.quotes.map((quote) => quote.insuranceCostTaxExclusive)).toEqual([
      5, 10, 2.5, 5,
    ]);
    const reply = await kim.send(getInsuranceQuotes, { insuredValue: 100 });
    const { error } = JSON.parse(reply.body);
    expect([reply.status, error.validationErrors[0].members]).toEqual([400, ['CustomerId']]);
  });

  it('are rejected below the minimum insurable value', async () => {
    const reply = await testApp.acme.guest.send(getGuestInsuranceQuotes, { insuredValue: 99.99 });
    const { error } = JSON.parse(reply.body);
    expect([reply.status, error.validationErrors]).toEqual([
      400,
      [{ message: 'The insured value must be at least 100.00.', members: ['insuredValue'] }],
    ]);
  });
});
