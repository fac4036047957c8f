import * as customers from '@waybill/contract/customers/endpoints';
import { anAddress, aProduct } from '@waybill/contract/customers/examples';
import { isolationRecords } from '#testing/isolation/isolation-records.ts';
import type { Caller } from '#testing/test-app.ts';

/** The records of this context for the isolation test. */
export const customersIsolation = isolationRecords({
  ofCustomer: ['customer', 'address', 'product', 'costCenter', 'reference', 'store'],
  ofTenant: [],
  inputs: {
    createOrUpdateCustomer: (companyName) => ({ customer: { companyName } }),
    createOrUpdateFrequentAddress: () => ({ address: anAddress() }),
    createOrUpdateProduct: (name) => ({ product: aProduct({ productCode: name }) }),
    createOrUpdateCostCenter: (name) => ({ costCenter: { code: name, name } }),
    updateCustomers: (accountManager) => ({ accountManager }),
    saveECommerceStoreSettings: (storeKey) => ({
      ecommerceSettings: { storeType: 'Csv', storeKey },
    }),
    updateECommerceStoreSettings: (storeKey) => ({
      ecommerceSettings: JSON.stringify({ storeType: 'Csv', storeKey }),
    }),
    createOrUpdateReference: (name) => ({ reference: { name } }),
  },
  make: async ({ admin, customer }) => ({
    customer: { ...customer, text: customer.guid },
    ...(await companyRecords(admin, customer.number)),
  }),
});

async function companyRecords(admin: Caller, customerId: number) {
  const address = await admin.call(customers.createOrUpdateFrequentAddress, {
    customerId,
    address: anAddress({ nickname: 'Isle' }),
  });
  const product = await admin.call(customers.createOrUpdateProduct, {
    customerId,
    product: aProduct({ productCode: 'ISLE-1' }),
  });
  const costCenter = await admin.call(customers.createOrUpdateCostCenter, {
    customerId,
    costCenter: { code: 'ISLE', name: 'Isle' },
  });
  const reference = await admin.call(customers.createOrUpdateReference, {
    customerId,
    reference: { name: 'Isle' },
  });
  const store = await admin.call(customers.saveECommerceStoreSettings, {
    customerId,
    ecommerceSettings: { storeType: 'Csv', storeKey: `isle ${customerId}` },
  });
  return {
    store: { number: store.id },
    address: { number: address.id },
    product: { number: product.id },
    costCenter: { number: costCenter.id },
    reference: { number: reference.id },
  };
}
