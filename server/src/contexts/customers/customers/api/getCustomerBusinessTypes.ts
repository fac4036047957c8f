import { businessTypes, wordsOf } from '@waybill/contract/customers/customers/choices';
import * as contract from '@waybill/contract/customers/endpoints';
import { handle } from '#platform/context.ts';

export const getCustomerBusinessTypes = handle(contract.getCustomerBusinessTypes, async () => ({
  items: businessTypes.map((name) => ({ name, displayName: wordsOf(name) })),
}));
