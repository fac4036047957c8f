import * as contract from '@waybill/contract/messaging/endpoints';
import { notificationFallback, notificationTitles } from '@waybill/contract/messaging/events';
import { randomUUID } from 'node:crypto';
import { handle } from '#platform/context.ts';
import { addNotifications } from '../inbox/sql.ts';
import { tellPeople } from '../inbox/tell-people.ts';
import type { MessagingHouse } from '../messengers.ts';
import { myself } from '../myself.ts';
import { addMessages, aMessage } from '../outbox/sql.ts';
import { devicesOf } from '../push/sql.ts';
import { senderOf } from '../sender.ts';

const type = 'TestNotificationEvent';
const title = notificationTitles[type];

export const sendTestNotification = (house: MessagingHouse) =>
  handle(contract.sendTestNotification, async ({ actor, db, now }) => {
    const { userId } = myself(actor);
    const key = `test ${randomUUID()}`;
    const about = { href: null, discussion_id: null, topic: null };
    const news = { key, event: type, title, body: notificationFallback, ...about };
    const readers = [{ user_id: userId, notification_type: type }];
    const [added] = await addNotifications(db, news, { readers, now });
    const devices = await devicesOf(db, [userId]);
    const messages = devices.map(({ id }) => ({
      ...aMessage,
      key: `${key} push ${id}`,
      channel: 'Push' as const,
      event: type,
      customer_id: actor.customerId,
      user_id: userId,
      push_token_id: id,
      recipients: [],
      subject: title,
      content: notificationFallback,
      data: { notificationtype: type, notificationid: added?.id ?? '' },
    }));
    if (messages.length > 0) {
      await addMessages(db, messages, { sender: await senderOf(db, house), now });
    }
    await tellPeople(db, [userId]);
    return { devices: devices.length };
  });
