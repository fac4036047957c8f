import * as contract from '@waybill/contract/identity/endpoints';
import { notValidField } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { toRole } from '../roles-seen.ts';
import { roles } from '../sql.ts';

export const getCustomerRoles = handle(contract.getCustomerRoles, async ({ input, actor, db }) => {
  const customerId = actor.customerId ?? input.customerId;
  if (customerId === undefined) throw notValidField('customerId', 'Please name a customer.');
  return { items: (await roles(db, { customerId }, input.permission)).map(toRole) };
});
