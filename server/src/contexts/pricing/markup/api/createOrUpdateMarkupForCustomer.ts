import { customersProblems } from '@waybill/contract/customers/problems';
import * as contract from '@waybill/contract/pricing/endpoints';
import { found } from '@waybill/contract/problem';
import { customerCard } from '#contexts/customers/public.ts';
import { handle } from '#platform/context.ts';
import { replaceMarkup } from '../sql.ts';
import { checkedMarkup } from '../markup-rules.ts';

export const createOrUpdateMarkupForCustomer = handle(
  contract.createOrUpdateMarkupForCustomer,
  async ({ input: { customerId, carrierAccounts }, db }) => {
    found(await customerCard(db, customerId), customersProblems.CustomerNotFound, { customerId });
    const accounts = await checkedMarkup(db, carrierAccounts, 'carrierAccounts');
    await replaceMarkup(db, { customerId }, accounts);
    return null;
  },
);
