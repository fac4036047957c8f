import * as contract from '@waybill/contract/identity/endpoints';
import { identityProblems } from '@waybill/contract/identity/problems';
import { found } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { ownUserId } from '../../profile/own-account.ts';
import * as rows from '../sql.ts';

export const moveListView = handle(contract.moveListView, async ({ input, actor, db }) => {
  const userId = ownUserId(actor);
  await rows.lockViewsOf(db, userId);
  const { id, position } = input;
  const seen = await rows.lockListView(db, id);
  const own = found(seen?.user_id === userId ? seen : null, identityProblems.ListViewNotFound, {
    id,
  });
  await rows.moveListView(db, own, position);
  return null;
});
