import * as contract from '@waybill/contract/identity/endpoints';
import { handle } from '#platform/context.ts';
import { ownUserId } from '../own-account.ts';
import * as rows from '../sql/list-views.ts';

export const saveListColumns = handle(contract.saveListColumns, async ({ input, actor, db }) => {
  const { list, columns } = input;
  await rows.saveListColumns(db, { userId: ownUserId(actor), list }, columns);
  return null;
});
