import type { PlatformText } from '@waybill/contract/tenancy/texts/platform';
import { placeText } from '@waybill/contract/shared/place-text';
import { formatMoney, fromDecimal } from '@waybill/kernel/money';
import { bookingCard } from '#contexts/booking/public.ts';
import { peopleById } from '#contexts/identity/public.ts';
import { settingsOf, speechOf } from '#contexts/tenancy/public.ts';
import type { EventCall } from '#platform/context.ts';
import type { Services } from '#platform/services.ts';
import { senderOf } from '../../emails/sender.ts';
import { audienceOf } from '../domain/plan.ts';
import { fanOut } from './fan-out.ts';

/** Notifies the sender of a quote that was accepted or booked with its link. */
export const handleQuoteAcceptance =
  (services: Pick<Services, 'originOf'>) =>
  async ({ event, db, now }: EventCall<'booking.quoteAccepted'>): Promise<void> => {
    const { id, customerId, sentQuoteId, senderId, acceptedBy, isBooked, total } = event.payload;
    const senders = await peopleById(db, senderId === null ? [] : [senderId]);
    const card = await bookingCard(db, id);
    if (senders.length === 0 || card === undefined) return;
    const { currency } = await settingsOf(db);
    const { origin } = await senderOf(db, services);
    const { word } = await speechOf(db);
    const nextStep: PlatformText = isBooked
      ? 'It is booked with the link of the quote, to be paid by card.'
      : 'It still has to be booked.';
    const href = `/quotes?peek=${id}`;
    const context = {
      event: 'QuoteAccepted',
      key: `quote-${isBooked ? 'booked' : 'accepted'}-${sentQuoteId}`,
      customerId,
      values: (language: string) => ({
        QuoteNumber: String(id),
        AcceptedBy: acceptedBy,
        NextStep: word(language, nextStep),
        FromPlace: placeText(card.fromAddress),
        ToPlace: placeText(card.toAddress),
        Price: formatMoney(fromDecimal(total), currency, language),
        QuoteUrl: `${origin}${href}`,
      }),
      href,
      contacts: [],
      people: senders.map((sender) => ({ ...sender, audience: audienceOf(sender) })),
    } as const;
    await fanOut({ db, now }, services, context);
  };
