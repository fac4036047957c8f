import type { TemplateName } from './templates.ts';

/** How somebody is told. Inbox is the list behind the bell of the app. */
export const channels = ['Email', 'Sms', 'Inbox', 'Push'] as const;
export type Channel = (typeof channels)[number];

/**
 * Who is told. Customer is the company, by the addresses in its record; CustomerUsers and Staff are
 * people who sign in; Receiver is who gets the freight; Participants take part in a discussion.
 */
export const audiences = [
  'Customer',
  'CustomerUsers',
  'Staff',
  'Receiver',
  'Participants',
] as const;
export type Audience = (typeof audiences)[number];

/** Audiences of people who sign in, and who may decide for themselves. */
export const peopleAudiences = ['CustomerUsers', 'Staff', 'Participants'] as const;

/** What people may be told of; each has templates of its name. */
export const events = [
  'BookingConfirmation',
  'PickupRequested',
  'StatusUpdate',
  'Delivered',
  'InvoiceIssued',
  'StatementReady',
  'PaymentReminder',
  'Discussion',
] as const satisfies readonly TemplateName[];
export type EventName = (typeof events)[number];

type Cells = Readonly<Partial<Record<Channel, boolean>>>;

const ofBooking = {
  Customer: { Email: true, Sms: false },
  CustomerUsers: { Inbox: true, Email: false },
  Staff: { Inbox: false, Email: false },
  Receiver: { Email: false, Sms: false },
} as const;
const ofFinance = {
  Customer: { Email: true, Sms: false },
  CustomerUsers: { Inbox: true, Email: false },
} as const;

/**
 * Which channels an event has for an audience, and whether they are on until the tenant says
 * otherwise. Push messages are for discussions alone: browsers ignore every other type
 * (booking_shell.txt §4).
 */
export const matrix: Readonly<Record<EventName, Readonly<Partial<Record<Audience, Cells>>>>> = {
  BookingConfirmation: ofBooking,
  PickupRequested: ofBooking,
  StatusUpdate: { ...ofBooking, Staff: { Inbox: true, Email: false } },
  Delivered: ofBooking,
  InvoiceIssued: ofFinance,
  StatementReady: ofFinance,
  PaymentReminder: ofFinance,
  Discussion: { Participants: { Inbox: true, Push: true, Email: false } },
};

/** One cell of the matrix. */
export type Cell = {
  readonly event: EventName;
  readonly audience: Audience;
  readonly channel: Channel;
};

/** Every cell there is, with what it is by default, in the order of the lists above. */
export const cells: readonly (Cell & { readonly isOn: boolean })[] = events.flatMap((event) =>
  audiences.flatMap((audience) =>
    channels.flatMap((channel) => {
      const isOn = matrix[event][audience]?.[channel];
      return isOn === undefined ? [] : [{ event, audience, channel, isOn }];
    }),
  ),
);

/** What makes a push message a notification of a browser (booking_shell.txt §4, decisions M-04). */
export const notificationTypes = [
  'DiscussionCreated',
  'CommentCreated',
  'UserDiscussionNotification',
  'TestNotificationEvent',
] as const;
export type NotificationType = (typeof notificationTypes)[number];

/** Titles of notifications, word by word (booking_shell.txt §4). */
export const notificationTitles: Readonly<Record<NotificationType, string>> = {
  DiscussionCreated: 'New Discussion Update',
  CommentCreated: 'New Discussion Update',
  UserDiscussionNotification: 'New Discussion Update',
  TestNotificationEvent: 'Test: New Discussion Update',
};

/** What a system notification says when there is no topic. */
export const notificationFallback = 'You have a new notification.';

/** The longest wait for the service worker, and the age at which a push token is renewed. */
export const workerWait_ms = 10_000;
export const tokenLife_ms = 7 * 24 * 3_600_000;
/** Where the browser finds the worker that receives push messages. */
export const workerPath = '/firebase-messaging-sw.js';

/** How far a message has come. NotSent: nothing is configured that could send it (decisions M-11). */
export const messageStatuses = ['Queued', 'Sent', 'NotSent', 'Failed'] as const;
export type MessageStatus = (typeof messageStatuses)[number];

/** Tries until a message is given up (decisions M-11). */
export const triesMax = 3;
