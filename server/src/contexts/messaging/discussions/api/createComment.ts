import * as contract from '@waybill/contract/messaging/endpoints';
import { messagingProblems } from '@waybill/contract/messaging/problems';
import { found, Problem } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { authorOf } from '../author.ts';
import { driverOf, writeComment } from '../comments.ts';
import { lockDiscussion } from '../sql/discussions.ts';
import { written } from '../tagged.ts';

export const createComment = handle(
  contract.createComment,
  async ({ input: { comment }, actor, db, now }) => {
    const discussion = found(
      await lockDiscussion(db, comment.discussionid),
      messagingProblems.DiscussionNotFound,
    );
    if (discussion.status === 'Closed') throw new Problem(messagingProblems.DiscussionClosed);
    const text = await written(db, actor, { ...comment, customerId: discussion.customer_id });
    return writeComment(db, {
      discussion,
      driverGuid: driverOf(discussion),
      author: authorOf(actor),
      text,
      isOpening: false,
      now,
    });
  },
);
