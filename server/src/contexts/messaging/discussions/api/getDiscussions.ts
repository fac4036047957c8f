import * as contract from '@waybill/contract/messaging/endpoints';
import { handle } from '#platform/context.ts';
import { toDiscussion } from '../domain/mappers.ts';
import { discussionsPage } from '../lists.ts';
import { newestComments } from '../sql/comments.ts';

export const getDiscussions = handle(contract.getDiscussions, async ({ input, db }) => {
  const { rows, totalCount } = await discussionsPage(db, input);
  const ids = rows.map(({ id }) => id);
  const newest = ids.length === 0 ? [] : await newestComments(db, ids);
  const selected = (id: string) => newest.filter((comment) => comment.discussion_id === id);
  return { items: rows.map((row) => toDiscussion(row, selected(row.id))), totalCount };
});
