import {
  getCarrierAccounts,
  mapCarrierAccountsToCustomer,
  mapCarrierAccountToAllCustomers,
} from '@waybill/contract/carriers/endpoints';
import { createOrUpdateCustomer } from '@waybill/contract/customers/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let ada: Caller;
let carrierAccountId: number;
beforeAll(async () => {
  testApp = await openTestApp();
  ada = await testApp.acme.as('ada');
  const { items } = await ada.call(getCarrierAccounts, { sorting: 'code asc' });
  carrierAccountId = items.at(-1)?.id ?? 0;
});
afterAll(() => testApp.close());

const isMapped = async (customerId: number): Promise<boolean> => {
  const rows = await testApp.acme.rows(sql`
    select customer_id from carriers.account_customer
    where account_id = ${carrierAccountId} and customer_id = ${customerId}`);
  return rows.length === 1;
};
const aCustomer = async (type: 'Account' | 'PrePaid'): Promise<number> =>
  (await ada.call(createOrUpdateCustomer, { customer: { companyName: `${type} & Sons`, type } }))
    .id;

describe('a carrier account for all customers', () => {
  it('carries for each account customer beside their others, and for nobody twice', async () => {
    const account = await aCustomer('Account');
    const cash = await aCustomer('PrePaid');
    const { count } = await ada.call(mapCarrierAccountToAllCustomers, { carrierAccountId });
    expect(count).toBeGreaterThan(0);
    expect([await isMapped(account), await isMapped(cash)]).toEqual([true, false]);
    expect(await ada.call(mapCarrierAccountToAllCustomers, { carrierAccountId })).toEqual({
      count: 0,
    });
  });

  it('serves two requests at once, and one beside a change of a customer', async () => {
    const customerId = await aCustomer('Account');
    await Promise.all([
      ada.call(mapCarrierAccountToAllCustomers, { carrierAccountId }),
      ada.call(mapCarrierAccountToAllCustomers, { carrierAccountId }),
      ada.call(mapCarrierAccountsToCustomer, { customerId, carrierAccountIds: [carrierAccountId] }),
    ]);
    expect(await isMapped(customerId)).toBe(true);
  });

  it('is refused for an unknown account, and to users who may not edit carriers', async () => {
    const call = (caller: Caller, id: number) =>
      caller.call(mapCarrierAccountToAllCustomers, { carrierAccountId: id });
    await expect(call(ada, 999_999)).rejects.toMatchObject({ status: 404 });
    const otto = await testApp.acme.as('oto');
    await expect(call(otto, carrierAccountId)).rejects.toMatchObject({ status: 403 });
  });
});
