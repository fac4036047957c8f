import * as contract from '@waybill/contract/messaging/endpoints';
import { messagingProblems } from '@waybill/contract/messaging/problems';
import { found } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { publish } from '#platform/events.ts';
import { insistOnChange } from '../domain/rights.ts';
import { hideDiscussion, lockDiscussion } from '../sql/discussions.ts';

export const deleteDiscussion = handle(
  contract.deleteDiscussion,
  async ({ input: { id }, actor, db, now }) => {
    const known = found(await lockDiscussion(db, id), messagingProblems.DiscussionNotFound, { id });
    insistOnChange(actor, known, now);
    await hideDiscussion(db, id, now);
    const customerId = known.is_shared ? known.customer_id : null;
    publish(db, 'discussion.deleted', { id, customerId });
    return null;
  },
);
