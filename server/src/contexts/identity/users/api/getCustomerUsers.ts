import * as contract from '@waybill/contract/identity/endpoints';
import { handle } from '#platform/context.ts';
import { usersPage } from '../lists.ts';
import { toUser } from '../user-mappers.ts';

export const getCustomerUsers = handle(
  contract.getCustomerUsers,
  async ({ input, actor, db, now }) => {
    const customerId = actor.customerId ?? input.customerId ?? 'any';
    const { rows, totalCount } = await usersPage(db, { ...input, customerId });
    return { items: rows.map((row) => toUser(row, now)), totalCount };
  },
);
