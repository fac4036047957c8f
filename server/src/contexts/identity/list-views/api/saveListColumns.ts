import * as contract from '@waybill/contract/identity/endpoints';
import { handle } from '#platform/context.ts';
import { ownUserId } from '../../profile/own-account.ts';
import * as rows from '../sql.ts';

export const saveListColumns = handle(contract.saveListColumns, async ({ input, actor, db }) => {
  const { list, columns } = input;
  await rows.saveListColumns(db, { userId: ownUserId(actor), list }, columns);
  return null;
});
