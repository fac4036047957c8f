import * as contract from '@waybill/contract/messaging/endpoints';
import { pageSizeMax } from '@waybill/contract/shared/page';
import { handle } from '#platform/context.ts';
import { countsOf, notificationsOf } from '../sql.ts';
import { toNotification } from '../mappers.ts';
import { myself } from '../../preferences/myself.ts';

export const getNotifications = handle(contract.getNotifications, async ({ input, actor, db }) => {
  const { userId } = myself(actor);
  const { unread, skipCount: skip } = input;
  const take = Math.min(input.maxResultCount, pageSizeMax);
  const rows = await notificationsOf(db, { userId, unread, skip, take });
  const counts = await countsOf(db, userId);
  return {
    items: rows.map(toNotification),
    totalCount: unread ? counts.unread : counts.total,
    unreadcount: counts.unread,
  };
});
