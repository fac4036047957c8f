import * as customers from '@waybill/contract/customers/endpoints';
import { aCustomer } from '@waybill/contract/customers/examples';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let cleo: Caller;
let first: number;
let second: number;
beforeAll(async () => {
  testApp = await openTestApp();
  cleo = await testApp.acme.as('cleo');
  const added = async (companyName: string) => {
    const customer = aCustomer({ companyName, email: null, abn: null });
    return (await cleo.call(customers.createOrUpdateCustomer, { customer })).id;
  };
  [first, second] = [await added('Many One'), await added('Many Two')];
});
afterAll(() => testApp.close());

const seen = (id: number) => cleo.call(customers.getCustomerForEdit, { id });

describe('bulk editing customers', () => {
  it('assigns an account manager and returns the outcome of each', async () => {
    const customerIds = [first, second, 999_999];
    const { results } = await cleo.call(customers.updateCustomers, {
      customerIds,
      accountManager: 'Kim Tran',
    });
    const outcome = (customerId: number, status: string, message: string | null) => ({
      customerId,
      status,
      value: null,
      message,
    });
    expect(results).toEqual([
      outcome(first, 'Success', null),
      outcome(second, 'Success', null),
      outcome(999_999, 'Failed', 'We could not find this customer.'),
    ]);
    expect((await seen(second)).accountManager).toBe('Kim Tran');
    const again = await cleo.call(customers.updateCustomers, {
      customerIds: [first],
      accountManager: 'Kim Tran',
    });
    expect(again.results).toEqual([outcome(first, 'Skipped', 'No change needed.')]);
    await cleo.call(customers.updateCustomers, { customerIds: [first], accountManager: '' });
    expect((await seen(first)).accountManager).toBeNull();
  });

  it('holds and activates them, and saves the reason as a note on those that changed', async () => {
    const hold = { accountStatus: 'OnHold' as const, reason: 'Two invoices overdue' };
    await cleo.call(customers.updateCustomers, { customerIds: [first], ...hold });
    const { results } = await cleo.call(customers.updateCustomers, {
      customerIds: [first, second],
      ...hold,
    });
    expect(results.map(({ status }) => status)).toEqual(['Skipped', 'Success']);
    for (const id of [first, second]) {
      expect(await seen(id)).toMatchObject({
        accountStatus: 'OnHold',
        notes: [{ comment: 'Two invoices overdue', userName: 'Cleo Marsh' }],
      });
    }
    const query = { customerIds: [first], accountStatus: 'Active' as const };
    await cleo.call(customers.updateCustomers, query);
    expect(await seen(first)).toMatchObject({ accountStatus: 'Active', notes: [{}] });
  });

  it('is rejected without changes to make, without permission, and for other tenants', async () => {
    const customerIds = [first];
    const nothing = cleo.call(customers.updateCustomers, { customerIds });
    await expect(nothing).rejects.toMatchObject({ status: 400 });
    for (const name of ['kim', 'lena', 'oto']) {
      const person = await testApp.acme.as(name);
      const query = { customerIds, accountManager: 'Mine' };
      expect((await person.send(customers.updateCustomers, query)).status).toBe(403);
    }
    const bea = await testApp.borealis.as('bea');
    const { results } = await bea.call(customers.updateCustomers, {
      customerIds,
      accountStatus: 'OnHold',
    });
    expect(results[0]?.status).toBe('Failed');
    expect((await seen(first)).accountStatus).toBe('Active');
  });
});
