import {
  getCarrierAccounts,
  mapCarrierAccountsToCustomer,
} from '@waybill/contract/carriers/endpoints';
import { createOrUpdateCustomer } from '@waybill/contract/customers/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';
import { mapOwnFleet } from '../../accounts/sql.ts';

let testApp: TestApp;
let ada: Caller;
let accounts: readonly number[];
beforeAll(async () => {
  testApp = await openTestApp();
  ada = await testApp.acme.as('ada');
  const { items } = await ada.call(getCarrierAccounts, { sorting: 'code asc' });
  accounts = items.map(({ id }) => id);
});
afterAll(() => testApp.close());

const aCustomer = async (): Promise<number> =>
  (await ada.call(createOrUpdateCustomer, { customer: { companyName: 'New & Sons' } })).id;
const mapped = async (customerId: number) =>
  (
    await testApp.acme.rows<{ account_id: number }>(sql`
      select account_id from carriers.account_customer where customer_id = ${customerId}
      order by account_id`)
  ).map((row) => row.account_id);

describe('mapping carrier accounts to a customer', () => {
  it('overrides the default own fleet of a new customer, in either order', async () => {
    const chosen = accounts.slice(-1);
    for (let round = 0; round < 20; round += 1) {
      const customerId = await aCustomer();
      await Promise.all([
        testApp.acme.inTransaction((db) => mapOwnFleet(db, customerId)),
        ada.call(mapCarrierAccountsToCustomer, { customerId, carrierAccountIds: [...chosen] }),
      ]);
      expect(await mapped(customerId)).toEqual(chosen);
    }
  });

  it('ends with the choice of one caller under concurrent requests', async () => {
    const customerId = await aCustomer();
    const choices = [accounts.slice(0, 2), accounts.slice(0, 1), accounts.slice(1, 2)];
    await Promise.all(
      Array.from({ length: 12 }, (_, i) =>
        ada.call(mapCarrierAccountsToCustomer, {
          customerId,
          carrierAccountIds: [...(choices[i % choices.length] ?? [])],
        }),
      ),
    );
    expect(choices).toContainEqual(await mapped(customerId));
  });
});
