import {
  createOrUpdateMarkup,
  createOrUpdateMarkupByType,
  createOrUpdateMarkupForCustomer,
  createQuote,
  getCustomerMarkup,
  getMarkup,
  getMarkupByType,
  getQuotes,
} from '@waybill/contract/pricing/endpoints';
import { aQuoteRequest } from '@waybill/contract/pricing/examples';
import { markUpTypes } from '@waybill/contract/pricing/shapes';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, type TestApp, openTestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let ada: Caller;
let fleet: number;
let customerId: number;

beforeAll(async () => {
  testApp = await openTestApp();
  ada = await testApp.acme.as('ada');
  const [account] = await testApp.acme.rows(sql<{ id: number }>`
    select id from carriers.account where code = 'FLEET'
  `);
  const [customer] = await testApp.acme.rows(sql<{ id: number }>`
    select id from customers.customer
    where type = 'Account' and account_status = 'Active' order by id limit 1
  `);
  [fleet, customerId] = [account?.id ?? 0, customer?.id ?? 0];
});
afterAll(() => testApp.close());

const byPercent = (value: number) => ({ calcMethod: 'Percentage' as const, value });
const forAll = (value: number) => ({
  carrierAccountId: fleet,
  applyToAll: true,
  services: [],
  rate: byPercent(value),
});

async function totalExGst(): Promise<number> {
  const filter = { carrierCode: ['OWN'], services: ['STD'] };
  const request = aQuoteRequest({ customer: { customerId }, filter });
  const { resourceToken } = await ada.call(createQuote, request);
  const { quotes } = await ada.call(getQuotes, { resourceToken });
  return quotes[0]?.customerCost.totalExGst ?? Number.NaN;
}

describe('markup', () => {
  it('is saved for five groups [const-021]', async () => {
    const groups = {
      carrierAccounts: [forAll(1)],
      accountCarrierAccounts: [forAll(2)],
      paygCarrierAccounts: [forAll(3)],
      guestCarrierAccounts: [forAll(4)],
      prePaidCarrierAccounts: [],
    };
    await ada.call(createOrUpdateMarkup, groups);
    expect(await ada.call(getMarkup)).toEqual(groups);
  });

  it('is saved for one group by its number [const-022]', async () => {
    const serviceId = 1;
    const accounts = [
      {
        carrierAccountId: fleet,
        applyToAll: false,
        services: [{ serviceId, rate: { calcMethod: 'FlatAmount' as const, value: 5 } }],
      },
    ];
    const markUpType = markUpTypes.prepaid;
    await ada.call(createOrUpdateMarkupByType, { carrierAccounts: accounts, markUpType });
    const saved = await ada.call(getMarkupByType, { markupType: markUpType });
    expect(saved.carrierAccounts).toEqual(accounts);
  });

  it("changes the price; the customer's own overrides the group's [proto-006]", async () => {
    const markUpType = markUpTypes.account;
    await ada.call(createOrUpdateMarkupByType, { carrierAccounts: [forAll(0)], markUpType });
    const carrier = await totalExGst();
    await ada.call(createOrUpdateMarkupByType, { carrierAccounts: [forAll(100)], markUpType });
    const duplicates = await totalExGst();
    const carrierAccounts = [forAll(200)];
    await ada.call(createOrUpdateMarkupForCustomer, { customerId, carrierAccounts });
    const tripled = await totalExGst();
    expect([duplicates / carrier, tripled / carrier]).toEqual([2, 3]);
    expect(await ada.call(getCustomerMarkup, { customerId })).toEqual({
      customerId,
      carrierAccounts,
    });
  });

  it('names the invalid fields', async () => {
    const carrierAccounts = [
      { ...forAll(1001) },
      { carrierAccountId: 999_999, applyToAll: true, services: [] },
    ];
    const markUpType = markUpTypes.guest;
    const reply = await ada.send(createOrUpdateMarkupByType, { carrierAccounts, markUpType });
    const { error } = JSON.parse(reply.body);
    const members = error.validationErrors.flatMap((each: { members: string[] }) => each.members);
    expect([reply.status, members]).toEqual([
      400,
      [
        'carrierAccounts[0].rate.value',
        'carrierAccounts[1].carrierAccountId',
        'carrierAccounts[1].rate',
      ],
    ]);
  });

  it('requires the permission to set it', async () => {
    for (const name of ['lena', 'mia']) {
      const reply = await (await testApp.acme.as(name)).send(getMarkup);
      expect(reply.status).toBe(403);
    }
  });
});
