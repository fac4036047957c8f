import * as contract from '@waybill/contract/messaging/endpoints';
import { messagingProblems } from '@waybill/contract/messaging/problems';
import { found } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { toDiscussion } from '../domain/mappers.ts';
import { commentsOf } from '../sql/comments.ts';
import { discussion } from '../sql/discussions.ts';

export const getDiscussion = handle(contract.getDiscussion, async ({ input: { id }, db }) => {
  const row = found(await discussion(db, id), messagingProblems.DiscussionNotFound, { id });
  return toDiscussion(row, await commentsOf(db, id));
});
