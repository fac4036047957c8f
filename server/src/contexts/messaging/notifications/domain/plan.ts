import {
  type Audience,
  type Channel,
  cells,
  type EventName,
  peopleAudiences,
} from '@waybill/contract/messaging/notifications/notification-events';

/** A company or a receiver, with the addresses of a record. */
export type Contact = {
  readonly audience: 'Customer' | 'Receiver';
  readonly emails: readonly string[];
  readonly phones: readonly string[];
};

/** A user to notify. */
export type Recipient = {
  readonly audience: (typeof peopleAudiences)[number];
  readonly userId: number;
  readonly email: string;
  readonly customerId: number | null;
};

/** Returns a user's audience: staff if the user has no customer. */
export const audienceOf = ({
  customerId,
}: Pick<Recipient, 'customerId'>): 'Staff' | 'CustomerUsers' =>
  customerId === null ? 'Staff' : 'CustomerUsers';

export type Rule = {
  readonly event: string;
  readonly audience: string;
  readonly channel: string;
  readonly is_on: boolean;
};
export type Wish = {
  readonly user_id: number;
  readonly event: string;
  readonly channel: string;
  readonly is_on: boolean;
};

/** The recipients by channel: addresses for Email and Sms, users for Inbox and Push. */
export type NotificationPlan = {
  readonly emails: readonly Addressed[];
  readonly phones: readonly Addressed[];
  readonly inbox: readonly Recipient[];
  readonly push: readonly Recipient[];
};
export type Addressed = { readonly address: string; readonly userId: number | null };

type Notice = {
  readonly event: EventName;
  /** A user requested an e-mail to the customer's contacts. */
  readonly isRequested?: boolean;
  /** No e-mails are sent; the other channels are used. */
  readonly isWithoutEmail?: boolean;
  readonly contacts: readonly Contact[];
  readonly people: readonly Recipient[];
};

/**
 * Returns who is notified of an event, and by which channel. Users' preferences override the
 * tenant's rules, which override the contract's defaults. Each address gets one message.
 */
export function planOf(
  reported: Notice,
  rules: readonly Rule[],
  wishes: readonly Wish[],
): NotificationPlan {
  const isOn = switchOf(reported.event, rules);
  const wanted = wantedBy(reported.event, wishes);
  const by = (channel: Channel) =>
    reported.people.filter((p) => wanted(p.userId, channel) ?? isOn(p.audience, channel));
  const isRequested = ({ audience }: Contact, channel: Channel) =>
    reported.isRequested === true && audience === 'Customer' && channel === 'Email';
  const contacts = (channel: Channel) =>
    reported.contacts.filter((c) => isRequested(c, channel) || isOn(c.audience, channel));
  const possible = (channel: Channel) => (p: Recipient) =>
    exists(reported.event, p.audience, channel);
  const emails = by('Email')
    .filter(possible('Email'))
    .map(({ email, userId }) => ({ address: email, userId }));
  return {
    emails: reported.isWithoutEmail
      ? []
      : once([...contacts('Email').flatMap(({ emails }) => emails.map(alone)), ...emails]),
    phones: once(contacts('Sms').flatMap(({ phones }) => phones.map(alone))),
    inbox: oncePerPerson(by('Inbox').filter(possible('Inbox'))),
    push: oncePerPerson(by('Push').filter(possible('Push'))),
  };
}

const alone = (address: string): Addressed => ({ address, userId: null });

const exists = (event: EventName, audience: Audience, channel: Channel): boolean =>
  cells.some((c) => c.event === event && c.audience === audience && c.channel === channel);

/** Returns whether an audience is notified by a channel according to the tenant's rules. */
function switchOf(event: EventName, rules: readonly Rule[]) {
  return (audience: Audience, channel: Channel): boolean => {
    const here = (c: { event: string; audience: string; channel: string }) =>
      c.event === event && c.audience === audience && c.channel === channel;
    const byDefault = cells.find(here)?.isOn ?? false;
    return exists(event, audience, channel) && (rules.find(here)?.is_on ?? byDefault);
  };
}

function wantedBy(event: EventName, wishes: readonly Wish[]) {
  const known = new Map(
    wishes
      .filter((wish) => wish.event === event)
      .map((wish) => [`${wish.user_id} ${wish.channel}`, wish.is_on]),
  );
  return (userId: number, channel: Channel): boolean | undefined =>
    known.get(`${userId} ${channel}`);
}

function once(all: readonly Addressed[]): readonly Addressed[] {
  const found = new Map<string, Addressed>();
  for (const one of all) {
    const key = one.address.trim().toLowerCase();
    if (key !== '' && !found.has(key)) found.set(key, { ...one, address: one.address.trim() });
  }
  return [...found.values()];
}

const oncePerPerson = (people: readonly Recipient[]): readonly Recipient[] => [
  ...new Map(people.map((person) => [person.userId, person])).values(),
];
