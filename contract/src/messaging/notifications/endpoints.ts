import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { entity } from '../../entity.ts';
import { problems } from '../../problem.ts';
import { Guid, Moment } from '../../shared/fields.ts';
import { itemsOf, listInput } from '../../shared/page.ts';
import { audiences, channels, events } from './notification-events.ts';
import { NotificationMessage } from '../push/endpoints.ts';
import { revision } from '../../revision.ts';
import { guidOf } from '../../shared/ids.ts';

export const Notification = entity(
  'Notification',
  z.object({
    id: Guid,
    /** The event it is about, or TestNotificationEvent. */
    event: z.string(),
    title: z.string(),
    body: z.string(),
    /** The app's page with more details; null if there is none. */
    href: z.string().nullable(),
    creationtime: Moment,
    readtime: Moment.nullable(),
    /** As sent in a push message. */
    message: NotificationMessage,
  }),
);
export type Notification = z.output<typeof Notification>;

/** Whether the user is notified of an event through a channel. */
export const Preference = z.object({
  event: z.enum(events),
  channel: z.enum(channels),
  ison: z.boolean(),
});
export type Preference = z.output<typeof Preference>;

/** One cell of the tenant's matrix of events, audiences and channels. */
export const MessageRule = z.object({
  event: z.enum(events),
  audience: z.enum(audiences),
  channel: z.enum(channels),
  ison: z.boolean(),
});
export type MessageRule = z.output<typeof MessageRule>;

export const inboxProblems = problems({
  NotificationNotFound: { status: 404, message: 'We could not find this notification.' },
});

export const getNotifications = endpoint({
  path: '/api/communication/inbox/get-notifications',
  access: 'signedIn',
  summary: "Returns the caller's notifications, newest first.",
  input: z.object({
    unread: z.boolean().default(false),
    skipCount: listInput.skipCount,
    maxResultCount: listInput.maxResultCount,
  }),
  output: z.object({
    items: z.array(Notification),
    totalCount: z.number(),
    unreadcount: z.number().int(),
  }),
});

export const markNotificationsRead = endpoint({
  method: 'POST',
  path: '/api/communication/inbox/mark-read',
  access: 'signedIn',
  summary: 'Marks the given notifications as read, or all.',
  input: z.object({ ids: z.array(guidOf('notification')).max(1000).optional() }),
  output: z.object({ unreadcount: z.number().int() }),
  problems: [inboxProblems.NotificationNotFound],
});

export const getNotificationPreferences = endpoint({
  path: '/api/communication/inbox/get-preferences',
  access: 'signedIn',
  summary:
    "Returns the caller's notification preferences by event and channel; irrelevant events " +
    'are omitted.',
  output: itemsOf(Preference).extend(revision),
});

export const saveNotificationPreferences = endpoint({
  method: 'PUT',
  path: '/api/communication/inbox/save-preferences',
  access: 'signedIn',
  summary: "Updates the caller's notification preferences; omitted ones do not change.",
  input: z.object({ preferences: z.array(Preference).min(1).max(100), ...revision }),
  output: z.null(),
  replaces: {
    read: getNotificationPreferences,
    argsOf: () => ({}),
  },
});

export const getMessageRules = endpoint({
  path: '/api/communication/template/get-message-rules',
  access: 'Communication.Templates',
  summary: "Returns the tenant's notification rules by event, audience and channel.",
  output: itemsOf(MessageRule).extend(revision),
});

export const saveMessageRules = endpoint({
  method: 'PUT',
  path: '/api/communication/template/save-message-rules',
  access: 'Communication.Templates',
  summary: 'Updates notification rules; omitted ones do not change.',
  input: z.object({ rules: z.array(MessageRule).min(1).max(200), ...revision }),
  output: z.null(),
  replaces: {
    read: getMessageRules,
    argsOf: () => ({}),
  },
});
