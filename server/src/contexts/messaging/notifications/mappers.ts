import type { Notification } from '@waybill/contract/messaging/notifications/endpoints';
import type { NotificationRow } from './sql.ts';

/** Maps a notification for its recipient, as a push message contains it. */
export const toNotification = (row: NotificationRow): Notification => ({
  id: row.id,
  event: row.event,
  title: row.title,
  body: row.body,
  href: row.href,
  creationtime: row.created_at.toISOString(),
  readtime: row.read_at?.toISOString() ?? null,
  message: {
    title: row.title,
    data: {
      notificationtype: row.notification_type,
      notificationid: row.id,
      ...(row.topic === null ? {} : { discussionTopic: row.topic }),
      ...(row.discussion_id === null ? {} : { discussionid: row.discussion_id }),
    },
  },
});
