import * as contract from '@waybill/contract/messaging/endpoints';
import { messagingProblems } from '@waybill/contract/messaging/problems';
import { found, Problem } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { insistOnChange } from '../domain/rights.ts';
import { publishComment } from '../comments.ts';
import { lockComment, saveComment } from '../sql/comments.ts';
import { written } from '../tagged.ts';

export const updateComment = handle(
  contract.updateComment,
  async ({ input: { comment }, actor, db, now }) => {
    const { id } = comment;
    const known = found(await lockComment(db, id), messagingProblems.CommentNotFound, { id });
    insistOnChange(actor, known, now);
    if (known.status === 'Deleted') throw new Problem(messagingProblems.CommentDeleted);
    const { visibilitylevel = known.visibility_level } = comment;
    const text = await written(db, actor, {
      ...comment,
      visibilitylevel,
      customerId: known.customer_id,
    });
    await saveComment(db, id, text);
    const discussion = { id: known.discussion_id, customer_id: known.customer_id };
    await publishComment(db, discussion, {
      id,
      level: text.visibility_level,
      event: 'comment.changed',
    });
    return { id };
  },
);
