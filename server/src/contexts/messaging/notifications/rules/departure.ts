import { dateText } from '@waybill/kernel/formats';
import { bookingCard } from '#contexts/booking/public.ts';
import { wantsStatusUpdates } from '#contexts/customers/public.ts';
import { settingsOf, speechOf } from '#contexts/tenancy/public.ts';
import type { EventCall } from '#platform/context.ts';
import type { Services } from '#platform/services.ts';
import { contactsOf, valuesOf } from './booking.ts';
import { fanOut } from './fan-out.ts';

/**
 * Notifies only the receiver that a driver is under way, with the expected time and the delivery
 * code to give to the driver, if the tenant notifies receivers of status updates.
 */
export const handleDeparture =
  (services: Pick<Services, 'originOf'>) =>
  async ({ event, eventId, db, now }: EventCall<'job.departed'>): Promise<void> => {
    const { bookingId, customerId, expectedTime, pin } = event.payload;
    const card = bookingId === null ? undefined : await bookingCard(db, bookingId);
    if (card === undefined || card.isLeg) return;
    const notification = await wantsStatusUpdates(db, customerId);
    const { timezone } = await settingsOf(db);
    const { word } = await speechOf(db);
    const values = await valuesOf(db, services, { ...card, status: 'OutForDelivery' });
    const arrival = (language: string) => dateText(expectedTime, 'moment', { timezone, language });
    const spoken = (language: string) =>
      pin === null ? '' : `. ${word(language, 'Please tell the driver this number')}: ${pin}`;
    const contacts = notification ? await contactsOf(db, card) : [];
    const context = {
      event: 'StatusUpdate',
      key: `fact-${eventId}`,
      customerId,
      values: (language: string) => ({
        ...values(language),
        Status: `${word(language, 'On the way')} (${arrival(language)})${spoken(language)}`,
      }),
      href: `/bookings-beta/details/${card.id}`,
      contacts: contacts.filter(({ audience }) => audience === 'Receiver'),
      people: [],
    } as const;
    await fanOut({ db, now }, services, context);
  };
