import * as contract from '@waybill/contract/messaging/endpoints';
import { messagingProblems } from '@waybill/contract/messaging/problems';
import { found } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { publish } from '#platform/events.ts';
import { insistOnChange } from '../domain/rights.ts';
import { lockDiscussion, saveDiscussion } from '../sql/discussions.ts';

export const updateDiscussion = handle(
  contract.updateDiscussion,
  async ({ input: { discussion }, actor, db, now }) => {
    const { id, topic, type } = discussion;
    const known = found(await lockDiscussion(db, id), messagingProblems.DiscussionNotFound, { id });
    // Participants may change the status; topic and type only the author or a moderator.
    if (topic !== known.topic || type !== known.type) insistOnChange(actor, known, now);
    await saveDiscussion(db, id, { topic, type, status: discussion.status ?? known.status });
    const customerId = known.is_shared ? known.customer_id : null;
    publish(db, 'discussion.changed', { id, customerId });
    return { id };
  },
);
