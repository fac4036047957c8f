import { dateText } from '@waybill/kernel/formats';
import { bookingCard } from '#contexts/booking/public.ts';
import { wantsStatusUpdates } from '#contexts/customers/public.ts';
import { settingsOf, speechOf } from '#contexts/tenancy/public.ts';
import type { EventCall } from '#platform/context.ts';
import type { Services } from '#platform/services.ts';
import { contactsOf, peopleOf, valuesOf } from './booking.ts';
import { fanOut } from './fan-out.ts';

/**
 * Notifies the recipients of status updates of each booking on a delayed line haul of the new
 * arrival, once per delay.
 */
export const handleDelay =
  (services: Pick<Services, 'originOf'>) =>
  async ({ event, eventId, db, now }: EventCall<'lineHaul.delayed'>): Promise<void> => {
    const { customerId, bookingIds, expectedArrival } = event.payload;
    const notification = await wantsStatusUpdates(db, customerId);
    const { timezone } = await settingsOf(db);
    const { word } = await speechOf(db);
    for (const id of bookingIds) {
      const card = await bookingCard(db, id);
      if (card === undefined || card.isLeg) continue;
      const values = await valuesOf(db, services, card);
      const arrival = (language: string) =>
        dateText(expectedArrival, 'moment', { timezone, language });
      const context = {
        event: 'StatusUpdate',
        key: `fact-${eventId}-${id}`,
        customerId,
        values: (language: string) => ({
          ...values(language),
          Status: `${word(language, 'Delayed')} (${arrival(language)})`,
        }),
        href: `/bookings-beta/details/${id}`,
        contacts: notification ? await contactsOf(db, card) : [],
        people: [
          ...(await peopleOf(db, 'CustomerUsers', customerId)),
          ...(await peopleOf(db, 'Staff', null)),
        ],
      } as const;
      await fanOut({ db, now }, services, context);
    }
  };
