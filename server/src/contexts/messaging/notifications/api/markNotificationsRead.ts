import * as contract from '@waybill/contract/messaging/endpoints';
import { inboxProblems } from '@waybill/contract/messaging/notifications/endpoints';
import { Problem } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { countOwn, countsOf, markRead } from '../sql.ts';
import { notifyUsers } from '../notify-users.ts';
import { myself } from '../../preferences/myself.ts';

export const markNotificationsRead = handle(
  contract.markNotificationsRead,
  async ({ input, actor, db, now }) => {
    const { userId } = myself(actor);
    const ids = input.ids === undefined ? null : [...new Set(input.ids)];
    if (ids !== null && (await countOwn(db, userId, ids)).own < ids.length) {
      throw new Problem(inboxProblems.NotificationNotFound);
    }
    const changed = await markRead(db, { userId, ids, now });
    if (changed > 0) await notifyUsers(db, [userId]);
    return { unreadcount: (await countsOf(db, userId)).unread };
  },
);
