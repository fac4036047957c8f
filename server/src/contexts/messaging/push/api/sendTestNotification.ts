import * as contract from '@waybill/contract/messaging/endpoints';
import {
  notificationFallback,
  notificationTitles,
} from '@waybill/contract/messaging/notifications/notification-events';
import { randomUUID } from 'node:crypto';
import { handle } from '#platform/context.ts';
import { addNotifications } from '../../notifications/sql.ts';
import { notifyUsers } from '../../notifications/notify-users.ts';
import type { MessagingServices } from '../../emails/messengers.ts';
import { myself } from '../../preferences/myself.ts';
import { addMessages, aMessage } from '../../emails/sql.ts';
import { devicesOf } from '../sql.ts';
import { senderOf } from '../../emails/sender.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { speechOf } from '#contexts/tenancy/public.ts';
import { peopleById } from '#contexts/identity/public.ts';
import { readersOf } from '#contexts/identity/public.ts';

const type = 'TestNotificationEvent';

export const sendTestNotification = (services: MessagingServices) =>
  handle(contract.sendTestNotification, async ({ actor, db, now }) => {
    const { userId } = myself(actor);
    const { title, body } = await wordsFor(db, userId);
    const key = `test ${randomUUID()}`;
    const about = { href: null, discussion_id: null, topic: null, commented_at: null };
    const update = { key, event: type, title, body, ...about };
    const readers = [{ user_id: userId, notification_type: type }];
    const [added] = await addNotifications(db, update, { readers, now });
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
      content: body,
      data: { notificationtype: type, notificationid: added?.id ?? '' },
    }));
    if (messages.length > 0) {
      await addMessages(db, messages, { sender: await senderOf(db, services), now });
    }
    await notifyUsers(db, [userId]);
    return { devices: devices.length };
  });

/** Returns the test message in the caller's language. */
async function wordsFor(db: TenantDb, userId: number) {
  const addresses = (await peopleById(db, [userId])).map(({ email }) => email);
  const languageOf = await readersOf(db, addresses);
  const { word } = await speechOf(db);
  const language = languageOf(addresses[0] ?? null);
  return {
    title: word(language, notificationTitles[type]),
    body: word(language, notificationFallback),
  };
}
