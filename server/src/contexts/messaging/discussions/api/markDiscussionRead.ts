import * as contract from '@waybill/contract/messaging/endpoints';
import { messagingProblems } from '@waybill/contract/messaging/problems';
import { found } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { markReadOfDiscussion } from '../../notifications/sql.ts';
import { notifyUsers } from '../../notifications/notify-users.ts';
import { myself } from '../../preferences/myself.ts';
import { discussion } from '../sql/discussions.ts';
import { noteReading, lockReaders } from '../sql/readings.ts';

export const markDiscussionRead = handle(
  contract.markDiscussionRead,
  async ({ input: { id: discussionId }, actor, db, now }) => {
    const { userId } = myself(actor);
    found(await discussion(db, discussionId), messagingProblems.DiscussionNotFound);
    lockReaders(db, discussionId);
    await noteReading(db, { userId, discussionId, now });
    await markReadOfDiscussion(db, { userId, discussionId, now });
    await notifyUsers(db, [userId]);
    return null;
  },
);
