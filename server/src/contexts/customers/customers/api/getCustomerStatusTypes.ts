import { accountStatuses, wordsOf } from '@waybill/contract/customers/customers/choices';
import * as contract from '@waybill/contract/customers/endpoints';
import { handle } from '#platform/context.ts';

export const getCustomerStatusTypes = handle(contract.getCustomerStatusTypes, async () => ({
  items: accountStatuses.map((name) => ({ name, displayName: wordsOf(name) })),
}));
