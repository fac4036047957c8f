import { handle } from '#platform/context.ts';
import * as contract from '@waybill/contract/identity/endpoints';
import { usersPage } from '../lists.ts';
import { toUser } from '../user-mappers.ts';

export const getUsers = handle(contract.getUsers, async ({ input, db, now }) => {
  const { rows, totalCount } = await usersPage(db, input);
  return { items: rows.map((row) => toUser(row, now)), totalCount };
});
