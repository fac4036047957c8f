import { editableMinutes } from '@waybill/contract/messaging/discussions/choices';
import type {
  Audience,
  Channel,
} from '@waybill/contract/messaging/notifications/notification-events';
import type { PillFamily } from '#ui/pill-families.ts';
import type { PlatformText } from '@waybill/contract/tenancy/texts/platform';

/** Converts `InProgress` to `In progress`. */
export const inWords = (name: string): string =>
  name.replaceAll(/([a-z])([A-Z])/g, (_, end: string, start: string) => {
    return `${end} ${start.toLowerCase()}`;
  });

export const statusFamily: Readonly<Record<string, PillFamily>> = {
  Open: 'blue',
  InProgress: 'amber',
  Resolved: 'green',
  Closed: 'neutral',
};

/** The forms' messages (val-034 to val-036). */
export const required = {
  comment: 'Comment is required',
  topic: 'Topic is required',
  type: 'Type is required',
} as const;

type Author = { readonly userGuid: string | null };
type Person = {
  readonly guid: string | undefined;
  readonly moderates: boolean;
  readonly now: number;
};

/** True if the user may still edit a comment; the server has the final decision. */
export const mayStillChange = (
  work: { readonly author: Author; readonly creationtime: string },
  { guid, moderates, now }: Person,
): boolean => {
  if (moderates) return true;
  const age_ms = now - Date.parse(work.creationtime);
  return work.author.userGuid === guid && age_ms <= editableMinutes * 60_000;
};

/** The readable names of events. */
const eventNames: Readonly<Record<string, PlatformText>> = {
  BookingConfirmation: 'Booked',
  PickupRequested: 'Pickup requested',
  StatusUpdate: 'Picked up or exception',
  Delivered: 'Delivered',
  ImportFinished: 'Import finished',
  QuoteAccepted: 'Quote accepted',
  ScanReview: 'Scan to review',
  InvoiceIssued: 'Invoice issued',
  StatementReady: 'Statement ready',
  PaymentReminder: 'Payment reminder',
  Quote: 'Quote sent',
  DriverInvitation: 'Driver invited',
  PasswordReset: 'Password reset requested',
  WelcomeUser: 'Account created',
  UserInvitation: 'User invited to choose a password',
  EmailConfirmation: 'E-mail address to be confirmed',
  SecurityCode: 'Security code',
  Discussion: 'Discussion',
};

export const eventWords = (event: string): string => eventNames[event] ?? inWords(event);

export const channelWords: Readonly<Record<Channel, PlatformText>> = {
  Email: 'E-mail',
  Sms: 'SMS',
  Inbox: 'In the app',
  Push: 'Push',
};

/** A channel that a response names; as it came if it is not known yet. */
export const channelWord = (channel: string): string =>
  channel in channelWords ? channelWords[channel as Channel] : channel;

export const audienceWords: Readonly<Record<Audience, PlatformText>> = {
  Customer: 'Customer',
  CustomerUsers: 'Customer’s users',
  Staff: 'Staff',
  Receiver: 'Receiver',
  Participants: 'Participants',
};

export const emailFamily: Readonly<Record<string, PillFamily>> = {
  Queued: 'blue',
  Sent: 'green',
  NotSent: 'neutral',
  Failed: 'red',
};

export const emailStatus = (status: string): string =>
  status === 'Queued' ? 'Waiting' : inWords(status);
