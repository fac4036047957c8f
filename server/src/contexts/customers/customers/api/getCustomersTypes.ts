import { customerTypes, wordsOf } from '@waybill/contract/customers/customers/choices';
import * as contract from '@waybill/contract/customers/endpoints';
import { handle } from '#platform/context.ts';

export const getCustomersTypes = handle(contract.getCustomersTypes, async () => ({
  items: customerTypes.map((name) => ({ name, displayName: wordsOf(name) })),
}));
