import type { TemplateName } from '../templates/shapes.ts';

/** The notification channels. Inbox is the list behind the bell icon of the app. */
export const channels = ['Email', 'Sms', 'Inbox', 'Push'] as const;
export type Channel = (typeof channels)[number];

/**
 * The audiences. Customer is the company, by the addresses in its record; CustomerUsers and Staff
 * are users who sign in; Receiver receives the freight; Participants take part in a discussion, as
 * do users of the customer that a comment is written for.
 */
export const audiences = [
  'Customer',
  'CustomerUsers',
  'Staff',
  'Receiver',
  'Participants',
] as const;
export type Audience = (typeof audiences)[number];

/** Audiences whose members sign in and can choose for themselves. */
export const peopleAudiences = ['CustomerUsers', 'Staff', 'Participants'] as const;

/** The events that users can be notified of; each has templates of the same name. */
export const events = [
  'BookingConfirmation',
  'PickupRequested',
  'StatusUpdate',
  'Delivered',
  'ImportFinished',
  'QuoteAccepted',
  'ScanReview',
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
 * The channels of an event for an audience, and whether they are enabled by default. Push messages
 * are only for discussions: browsers ignore every other type (booking_shell.txt §4).
 */
export const matrix: Readonly<Record<EventName, Readonly<Partial<Record<Audience, Cells>>>>> = {
  BookingConfirmation: ofBooking,
  PickupRequested: ofBooking,
  StatusUpdate: { ...ofBooking, Staff: { Inbox: true, Email: false } },
  Delivered: ofBooking,
  // Only the sender of the quote is notified.
  QuoteAccepted: {
    CustomerUsers: { Inbox: true, Email: true },
    Staff: { Inbox: true, Email: true },
  },
  // Whoever may change jobs is notified.
  ScanReview: { Staff: { Inbox: true, Email: false } },
  // Of the staff, only the importer of the file is notified.
  ImportFinished: {
    Customer: { Email: true },
    CustomerUsers: { Inbox: true, Email: false },
    Staff: { Inbox: true, Email: true },
  },
  InvoiceIssued: ofFinance,
  StatementReady: ofFinance,
  PaymentReminder: ofFinance,
  Discussion: {
    Customer: { Email: true },
    Participants: { Inbox: true, Push: true, Email: false },
  },
};

/** One cell of the notification matrix. */
export type RuleCell = {
  readonly event: EventName;
  readonly audience: Audience;
  readonly channel: Channel;
};

/** Every existing cell with its default, in the order of the lists above. */
export const cells: readonly (RuleCell & { readonly isOn: boolean })[] = events.flatMap((event) =>
  audiences.flatMap((audience) =>
    channels.flatMap((channel) => {
      const isOn = matrix[event][audience]?.[channel];
      return isOn === undefined ? [] : [{ event, audience, channel, isOn }];
    }),
  ),
);

/**
 * The types of push messages that become browser notifications (booking_shell.txt §4, decisions
 * M-04).
 */
export const notificationTypes = [
  'DiscussionCreated',
  'CommentCreated',
  'UserDiscussionNotification',
  'TestNotificationEvent',
] as const;
export type NotificationType = (typeof notificationTypes)[number];

/** Titles of notifications, verbatim (booking_shell.txt §4). */
export const notificationTitles: Readonly<Record<NotificationType, string>> = {
  DiscussionCreated: 'New Discussion Update',
  CommentCreated: 'New Discussion Update',
  UserDiscussionNotification: 'New Discussion Update',
  TestNotificationEvent: 'Test: New Discussion Update',
};

/** The text of a system notification without a topic. */
export const notificationFallback = 'You have a new notification.';

/** The status of a message. NotSent: no way to send is configured (decisions M-11). */
export const messageStatuses = ['Queued', 'Sent', 'NotSent', 'Failed'] as const;
export type MessageStatus = (typeof messageStatuses)[number];

/** Attempts before sending a message is abandoned (decisions M-11). */
export const attemptsMax = 3;
