import * as contract from '@waybill/contract/identity/endpoints';
import { identityProblems } from '@waybill/contract/identity/problems';
import { found } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import {
  mustBeShareable,
  mustHaveRoom,
  refuseDuplicateViewName,
  viewToChange,
  toListView,
} from '../list-views.ts';
import { ownUserId } from '../../profile/own-account.ts';
import { addListView, changeListView, lockListView } from '../sql.ts';

export const saveListView = handle(contract.saveListView, async ({ input, actor, db, now }) => {
  const userId = ownUserId(actor);
  const { id: viewId, list, isShared, ...view } = input.view;
  mustBeShareable(actor, isShared);
  const save = async (): Promise<number> => {
    if (viewId === undefined) {
      await mustHaveRoom(db, userId, list);
      return addListView(db, { ...view, is_shared: isShared, userId, list }, now);
    }
    const before = await viewToChange(db, actor, viewId);
    // Only its author can stop sharing it: an administrator would no longer see it.
    const is_shared = before.user_id === userId ? isShared : before.is_shared;
    await changeListView(db, viewId, { ...view, is_shared, now });
    return viewId;
  };
  const id = await refuseDuplicateViewName(save());
  const saved = found(await lockListView(db, id), identityProblems.ListViewNotFound, { id });
  return toListView(actor, saved);
});
