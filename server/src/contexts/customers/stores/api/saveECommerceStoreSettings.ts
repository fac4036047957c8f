import * as contract from '@waybill/contract/customers/endpoints';
import { handle } from '#platform/context.ts';
import { saveStoreSetting } from '../save-store.ts';

export const saveECommerceStoreSettings = handle(contract.saveECommerceStoreSettings, (call) =>
  saveStoreSetting(call, call.input.ecommerceSettings),
);
