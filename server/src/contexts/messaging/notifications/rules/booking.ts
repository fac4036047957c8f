import { type BookingStatus, groupOf } from '@waybill/contract/booking/lifecycle';
import type { EventName } from '@waybill/contract/messaging/notifications/notification-events';
import { placeText } from '@waybill/contract/shared/place-text';
import { type BookingCard, bookingCard, proofOf } from '#contexts/booking/public.ts';
import { wantsStatusUpdates, customerCard } from '#contexts/customers/public.ts';
import { peopleHolding } from '#contexts/identity/public.ts';
import { settingsOf, speechOf } from '#contexts/tenancy/public.ts';
import type { EventCall } from '#platform/context.ts';
import type { TenantDb } from '#platform/db/database.ts';
import type { Services } from '#platform/services.ts';
import type { Contact, Recipient } from '../domain/plan.ts';
import { momentIn } from '../../emails/moment-in.ts';
import { senderOf } from '../../emails/sender.ts';
import { fanOut } from './fan-out.ts';
import type { NotificationContext } from './notification-context.ts';

/** Which event a new status is; most are told of nobody (decisions B-41). */
export function eventOf(to: BookingStatus): EventName | null {
  if (to === 'Booked') return 'BookingConfirmation';
  if (to === 'PickupRequested') return 'PickupRequested';
  if (to === 'Delivered') return 'Delivered';
  return to === 'PickedUp' || groupOf(to) === 'exception' ? 'StatusUpdate' : null;
}

/** A booking's freight went on: whoever is to know is told. */
export const handleBookingEvent =
  (services: Pick<Services, 'originOf'>) =>
  async ({
    event: { payload },
    eventId,
    db,
    now,
  }: EventCall<'booking.statusChanged'>): Promise<void> => {
    const { id, to, sendEmail } = payload;
    const event = eventOf(to);
    const card = event === null ? undefined : await bookingCard(db, id);
    if (event === null || card === undefined || card.customerId === null || card.isLeg) return;
    const { customerId } = card;
    const notification = await wantsStatusUpdates(db, customerId);
    await fanOut({ db, now }, services, {
      event,
      key: `event-${eventId}`,
      customerId,
      values: await valuesOf(db, services, { ...card, status: to }),
      href: `/bookings-beta/details/${id}`,
      contacts: notification || sendEmail === true ? await contactsOf(db, card) : [],
      people: [
        ...(await peopleOf(db, 'CustomerUsers', customerId)),
        ...(await peopleOf(db, 'Staff', null)),
      ],
    });
  };

/** People of an audience who may see bookings. */
export async function peopleOf(
  db: TenantDb,
  audience: 'CustomerUsers' | 'Staff',
  customerId: number | null,
): Promise<readonly Recipient[]> {
  const people = await peopleHolding(db, 'Booking.View', customerId);
  return people.map((person) => ({ ...person, audience }));
}

/** The company's and the receiver's addresses. */
export async function contactsOf(db: TenantDb, card: BookingCard): Promise<readonly Contact[]> {
  const customer = card.customerId === null ? undefined : await customerCard(db, card.customerId);
  const { email, telephone } = card.toAddress;
  return [
    {
      audience: 'Customer',
      emails: present(customer?.bookingEmail ?? customer?.email),
      phones: present(customer?.telephone),
    },
    { audience: 'Receiver', emails: present(email), phones: present(telephone) },
  ];
}

const present = (text: string | null | undefined): readonly string[] => (text ? [text] : []);

/** What templates of bookings are filled with in a language, in the status of the card. */
export async function valuesOf(
  db: TenantDb,
  services: Pick<Services, 'originOf'>,
  card: BookingCard,
): Promise<NotificationContext['values']> {
  const { timezone } = await settingsOf(db);
  const { origin } = await senderOf(db, services);
  const customer = card.customerId === null ? undefined : await customerCard(db, card.customerId);
  const proof = await proofOf(db, card.id);
  const number = card.consignmentId ?? String(card.id);
  const place = new URLSearchParams({ postcode: card.toAddress.postCode ?? '' });
  const { word } = await speechOf(db);
  const moment = (language: string, at: Date | null) =>
    at === null ? '—' : momentIn({ timezone, language }, at);
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
  });
}

/** `DeliveryFailed` as people read it: `Delivery failed`. */
const inWords = (status: string): string =>
  status.replaceAll(/([a-z])([A-Z])/g, (_, end: string, start: string) => {
    return `${end} ${start.toLowerCase()}`;
  });
