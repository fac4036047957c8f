import { dateText } from '@waybill/kernel/formats';
import { type BookingStatus, groupOf } from '@waybill/contract/booking/lifecycle';
import type { DomainEvents } from '@waybill/contract/events';
import type { EventName } from '@waybill/contract/messaging/notifications/notification-events';
import { placeText } from '@waybill/contract/shared/place-text';
import { type BookingCard, bookingCard, bookingsByIds, proofOf } from '#contexts/booking/public.ts';
import { wantsStatusUpdates, customerCard } from '#contexts/customers/public.ts';
import { peopleHolding, peopleHoldingFor } from '#contexts/identity/public.ts';
import { settingsOf, speechOf } from '#contexts/tenancy/public.ts';
import type { EventCall, HandleTogether, Transaction } from '#platform/context.ts';
import { cachingQueries } from '#platform/db/cached-queries.ts';
import type { TenantDb } from '#platform/db/database.ts';
import type { Services } from '#platform/services.ts';
import type { Contact, Recipient } from '../domain/plan.ts';
import { senderOf } from '../../emails/sender.ts';
import { fanOut } from './fan-out.ts';
import type { NotificationContext } from './notification-context.ts';

/** Returns the event of a new status; most statuses have none (decisions B-41). */
export function eventOf(to: BookingStatus): EventName | null {
  if (to === 'Booked') return 'BookingConfirmation';
  if (to === 'PickupRequested') return 'PickupRequested';
  if (to === 'Delivered') return 'Delivered';
  return to === 'PickedUp' || groupOf(to) === 'exception' ? 'StatusUpdate' : null;
}

type Mailing = Pick<Services, 'originOf'>;

/** Notifies the recipients of bookings' new statuses. */
export const handleBookingEvents = (
  services: Mailing,
): HandleTogether<'booking.statusChanged'> => ({
  together: async (calls) => {
    const [first] = calls;
    if (first === undefined) return;
    const changes = calls.flatMap(changeOf);
    if (changes.length === 0) return;
    // Bookings made together share staff, rules and templates.
    const db = cachingQueries(first.db);
    db.expectReference();
    const [notices, peopleOn] = await Promise.all([
      noticesOf(db, changes),
      peopleAbout(db, changes),
    ]);
    for (const notice of notices) {
      await notifyOf({ db, now: first.now }, services, {
        ...notice,
        people: peopleOn(notice.customerId),
      });
    }
  },
});

/** A booking's new status to notify people of. */
type StatusChange = {
  readonly eventId: number;
  readonly payload: DomainEvents['booking.statusChanged'];
  readonly event: EventName;
};

type Notice = StatusChange & { readonly card: BookingCard; readonly customerId: number };

function changeOf({
  eventId,
  event: { payload },
}: EventCall<'booking.statusChanged'>): readonly StatusChange[] {
  const event = eventOf(payload.to) ?? (payload.sendEmail === true ? 'StatusUpdate' : null);
  return event === null || payload.isImported === true ? [] : [{ eventId, payload, event }];
}

async function noticesOf(
  db: TenantDb,
  changes: readonly StatusChange[],
): Promise<readonly Notice[]> {
  const ids = changes.map(({ payload }) => payload.id);
  const cards = new Map((await bookingsByIds(db, ids)).map((card) => [card.id, card]));
  return changes.flatMap((notice) => {
    const card = cards.get(notice.payload.id);
    if (card === undefined || card.customerId === null || card.isLeg) return [];
    return [{ ...notice, card, customerId: card.customerId }];
  });
}

/** Reads once who may see the bookings; returns the users of a customer, and the staff. */
async function peopleAbout(
  db: TenantDb,
  changes: readonly StatusChange[],
): Promise<(customerId: number) => readonly Recipient[]> {
  const customerIds = [...new Set(changes.flatMap(({ payload }) => payload.customerId ?? []))];
  const people = await peopleHoldingFor(db, 'Booking.View', customerIds);
  const byCustomer = Map.groupBy(people, ({ customerId }) => customerId);
  const as = (audience: 'CustomerUsers' | 'Staff', customerId: number | null) =>
    (byCustomer.get(customerId) ?? []).map((person) => ({ ...person, audience }));
  return (customerId) => [...as('CustomerUsers', customerId), ...as('Staff', null)];
}

async function notifyOf(
  transaction: Transaction,
  services: Mailing,
  {
    eventId,
    payload,
    event,
    card,
    customerId,
    people,
  }: Notice & Pick<NotificationContext, 'people'>,
): Promise<void> {
  const { db } = transaction;
  const { id, to, sendEmail = false, note = '' } = payload;
  await fanOut(transaction, services, {
    event,
    key: `event-${eventId}`,
    customerId,
    values: withNote(await valuesOf(db, services, { ...card, status: to }), note),
    href: `/bookings-beta/details/${id}`,
    isRequested: sendEmail,
    contacts: isReceipted(card, to) ? [] : await contactsToNotify(db, card, sendEmail),
    people,
  });
}

/** Notifies only the customer of a booking's status, at the request of staff. */
export const handleSendingRequest =
  (services: Mailing) =>
  async ({
    event: { payload },
    eventId,
    db,
    now,
  }: EventCall<'booking.sendingRequested'>): Promise<void> => {
    const card = await bookingCard(db, payload.id);
    if (card === undefined || card.customerId === null || card.isLeg) return;
    const context = {
      event: 'StatusUpdate',
      key: `event-${eventId}`,
      customerId: card.customerId,
      values: withNote(await valuesOf(db, services, card), payload.note ?? ''),
      href: `/bookings-beta/details/${card.id}`,
      isRequested: true,
      contacts: await companyOf(db, card),
      people: await peopleOf(db, 'CustomerUsers', card.customerId),
    } as const;
    await fanOut({ db, now }, services, context);
  };

/**
 * Returns the contacts to notify of a status: by the customer's preference, otherwise the company
 * if an e-mail was requested.
 */
async function contactsToNotify(
  db: TenantDb,
  card: BookingCard,
  isRequested: boolean,
): Promise<readonly Contact[]> {
  const isWished = card.customerId !== null && (await wantsStatusUpdates(db, card.customerId));
  if (isWished) return contactsOf(db, card);
  return isRequested ? companyOf(db, card) : [];
}

/**
 * A customer who pays by card gets a receipt once the card was charged: until then the booking is
 * not certain.
 */
const isReceipted = ({ paymentState }: BookingCard, to: BookingStatus): boolean =>
  paymentState !== null && (to === 'Booked' || to === 'PickupRequested');

const withNote =
  (values: NotificationContext['values'], Note: string): NotificationContext['values'] =>
  (language) => ({ ...values(language), Note });

/** Returns the users of an audience who may see bookings. */
export async function peopleOf(
  db: TenantDb,
  audience: 'CustomerUsers' | 'Staff',
  customerId: number | null,
): Promise<readonly Recipient[]> {
  const people = await peopleHolding(db, 'Booking.View', customerId);
  return people.map((person) => ({ ...person, audience }));
}

/** Returns the contacts of the company and the receiver. */
export async function contactsOf(db: TenantDb, card: BookingCard): Promise<readonly Contact[]> {
  const { email, telephone } = card.toAddress;
  return [
    ...(await companyOf(db, card)),
    { audience: 'Receiver', emails: present(email), phones: present(telephone) },
  ];
}

/** Returns the company if it wants e-mails about its freight. */
export const companyToNotify = async (
  db: TenantDb,
  customerId: number,
): Promise<readonly Contact[]> =>
  (await wantsStatusUpdates(db, customerId)) ? companyOf(db, { customerId }) : [];

/** Returns the company's contact for e-mails about its freight. */
async function companyOf(
  db: TenantDb,
  { customerId }: Pick<BookingCard, 'customerId'>,
): Promise<readonly Contact[]> {
  const customer = customerId === null ? undefined : await customerCard(db, customerId);
  return [
    {
      audience: 'Customer',
      emails: present(customer?.bookingEmail ?? customer?.email),
      phones: present(customer?.telephone),
    },
  ];
}

const present = (text: string | null | undefined): readonly string[] => (text ? [text] : []);

/** Returns the values of booking templates in a language, for the card's status. */
export async function valuesOf(
  db: TenantDb,
  services: Pick<Services, 'originOf'>,
  card: BookingCard,
): Promise<NotificationContext['values']> {
  const { timezone } = await settingsOf(db);
  const { origin } = await senderOf(db, services);
  const customer = card.customerId === null ? undefined : await customerCard(db, card.customerId);
  const proof = card.deliveredAt === null ? undefined : await proofOf(db, card.id);
  const number = card.consignmentId ?? String(card.id);
  const place = new URLSearchParams({ postcode: card.toAddress.postCode ?? '' });
  const { word } = await speechOf(db);
  const moment = (language: string, at: Date | null) =>
    at === null ? '—' : dateText(at, 'moment', { timezone, language });
  return (language) => ({
    BookingId: String(card.id),
    ConsignmentId: number,
    CustomerName: customer?.displayName ?? '',
    TrackingUrl: `${origin}/track/${encodeURIComponent(number)}?${place.toString()}`,
    ServiceName: card.serviceName ?? card.carrierName ?? '—',
    FromPlace: placeText(card.fromAddress),
    ToPlace: placeText(card.toAddress),
    PickupDate: moment(language, card.pickupReadyAt ?? card.bookingDate),
    Status: word(language, inWords(card.status)),
    SignedBy: proof?.signed_by ?? '—',
    DeliveredAt: moment(language, card.deliveredAt),
    Note: '',
  });
}

/** Formats `DeliveryFailed` as `Delivery failed`. */
const inWords = (status: string): string =>
  status.replaceAll(/([a-z])([A-Z])/g, (_, end: string, start: string) => {
    return `${end} ${start.toLowerCase()}`;
  });
