import { getCarrierAccountCustomerMappings } from '@waybill/contract/carriers/endpoints';
import { createOrUpdateCustomer } from '@waybill/contract/customers/endpoints';
import { aCustomer } from '@waybill/contract/customers/examples';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

it('maps a new customer to the own fleet and to no other carrier', async () => {
  const ada = await testApp.acme.as('ada');
  const { id } = await ada.call(createOrUpdateCustomer, { customer: aCustomer({}) });
  await testApp.settle();
  const { items } = await ada.call(getCarrierAccountCustomerMappings, { customerId: id });
  expect(items).toMatchObject([{ customerId: id, isOwn: false, isActive: true }]);
});
