import { customersProblems } from '@waybill/contract/customers/problems';
import * as contract from '@waybill/contract/pricing/endpoints';
import { found } from '@waybill/contract/problem';
import { customerCard } from '#contexts/customers/public.ts';
import { handle } from '#platform/context.ts';
import { markupTables } from '../sql.ts';
import { toMarkup } from '../markup-rules.ts';

export const getCustomerMarkup = handle(contract.getCustomerMarkup, async ({ input, db }) => {
  const { customerId } = input;
  found(await customerCard(db, customerId), customersProblems.CustomerNotFound, { customerId });
  const { customer } = await markupTables(db, customerId);
  return { customerId, carrierAccounts: toMarkup(customer) };
});
