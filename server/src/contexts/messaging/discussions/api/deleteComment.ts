import * as contract from '@waybill/contract/messaging/endpoints';
import { messagingProblems } from '@waybill/contract/messaging/problems';
import { found } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { publish } from '#platform/events.ts';
import { insistOnChange, isForCustomers } from '../domain/rights.ts';
import { lockComment, setCommentStatus } from '../sql/comments.ts';

export const deleteComment = handle(
  contract.deleteComment,
  async ({ input: { id }, actor, db, now }) => {
    const known = found(await lockComment(db, id), messagingProblems.CommentNotFound, { id });
    insistOnChange(actor, known, now);
    await setCommentStatus(db, id, 'Deleted');
    publish(db, 'comment.changed', {
      id,
      customerId: isForCustomers(known.visibility_level) ? known.customer_id : null,
      discussionId: known.discussion_id,
    });
    return null;
  },
);
