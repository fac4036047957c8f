import { getCarrierAccountCustomerMappings } from '@waybill/contract/carriers/endpoints';
import { createOrUpdateCustomer } from '@waybill/contract/customers/endpoints';
import { aCustomer } from '@waybill/contract/customers/examples';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoTown, type TestTown } from '#testing/town.ts';

let town: TestTown;
beforeAll(async () => {
  town = await demoTown();
});
afterAll(() => town.close());

it('maps a new customer to the own fleet and to no other carrier', async () => {
  const ada = await town.acme.as('ada');
  const { id } = await ada.call(createOrUpdateCustomer, { customer: aCustomer({}) });
  await town.settle();
  const { items } = await ada.call(getCarrierAccountCustomerMappings, { customerId: id });
  expect(items).toMatchObject([{ customerId: id, isOwn: false, isActive: true }]);
});
