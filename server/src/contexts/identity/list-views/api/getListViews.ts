import * as contract from '@waybill/contract/identity/endpoints';
import { handle } from '#platform/context.ts';
import { toListView } from '../list-views.ts';
import { ownUserId } from '../../profile/own-account.ts';
import { listColumnsOf, listViewsOf } from '../sql.ts';

export const getListViews = handle(contract.getListViews, async ({ input, actor, db }) => {
  const userId = ownUserId(actor);
  const views = await listViewsOf(db, userId, input.list);
  const columns = await listColumnsOf(db, userId, input.list);
  return {
    items: views.map((row) => toListView(actor, row)),
    columns: columns === null ? null : [...columns],
  };
});
