import { getGuestInsuranceQuotes, getInsuranceQuotes } from '@waybill/contract/pricing/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestTown, demoTown } from '#testing/town.ts';

let town: TestTown;
beforeAll(async () => {
  town = await demoTown();
});
afterAll(() => town.close());

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
    const answer = await town.acme.guest.call(getGuestInsuranceQuotes, { insuredValue: 2000 });
    expect(answer).toEqual(
      offered(2000, [
        ['Standard', 20, 22],
        ['Premium', 40, 44],
        ['ATIStandard', 10, 11],
        ['ATIPremium', 20, 22],
      ]),
    );
  });

  it('require an insured value and a customer from staff [val-010]', async () => {
    const kim = await town.acme.as('kim');
    const [customer] = await town.acme.rows(sql<{ id: number }>`
      select id from customers.customer order by id limit 1
    `);
    const answer = await kim.call(getInsuranceQuotes, {
      insuredValue: 100,
      CustomerId: customer?.id ?? 0,
    });
    expect(answer.quotes.map((quote) => quote.insuranceCostTaxExclusive)).toEqual([5, 10, 2.5, 5]);
    const reply = await kim.send(getInsuranceQuotes, { insuredValue: 100 });
    const { error } = JSON.parse(reply.body);
    expect([reply.status, error.validationErrors[0].members]).toEqual([400, ['CustomerId']]);
  });

  it('are rejected below the minimum insurable value', async () => {
    const reply = await town.acme.guest.send(getGuestInsuranceQuotes, { insuredValue: 99.99 });
    const { error } = JSON.parse(reply.body);
    expect([reply.status, error.validationErrors]).toEqual([
      400,
      [{ message: 'The insured value must be at least 100.00.', members: ['insuredValue'] }],
    ]);
  });
});
