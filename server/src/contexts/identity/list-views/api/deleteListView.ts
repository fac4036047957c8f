import * as contract from '@waybill/contract/identity/endpoints';
import { handle } from '#platform/context.ts';
import { viewToChange } from '../list-views.ts';
import { removeListView } from '../sql.ts';

export const deleteListView = handle(contract.deleteListView, async ({ input, actor, db }) => {
  const { id } = await viewToChange(db, actor, input.id);
  await removeListView(db, id);
  return null;
});
