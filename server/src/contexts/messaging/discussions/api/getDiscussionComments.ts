import * as contract from '@waybill/contract/messaging/endpoints';
import { messagingProblems } from '@waybill/contract/messaging/problems';
import { found } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { toComment } from '../domain/mappers.ts';
import { commentsPage } from '../lists.ts';
import { discussion } from '../sql/discussions.ts';

export const getDiscussionComments = handle(
  contract.getDiscussionComments,
  async ({ input, db }) => {
    const { discussionid: id } = input;
    if (id !== undefined) found(await discussion(db, id), messagingProblems.DiscussionNotFound);
    const page = await commentsPage(db, input);
    return { items: page.rows.map(toComment), totalCount: page.totalCount };
  },
);
