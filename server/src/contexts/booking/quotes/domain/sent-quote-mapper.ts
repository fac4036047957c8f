import type { QuoteOffer, SentQuote, SharedQuote } from '@waybill/contract/booking/quotes/shapes';
import type { z } from 'zod';
import type { BookingRow } from '../../bookings/domain/booking-row.ts';
import { standingOfSent } from './quote-offer.ts';

type Sent = {
  readonly id: number;
  readonly email: string;
  readonly sender_name: string;
  readonly sender_email: string | null;
  readonly offer: QuoteOffer;
  readonly price_held_until: Date;
  readonly sent_at: Date;
  readonly withdrawn_at: Date | null;
  readonly accepted_at: Date | null;
  readonly accepted_by: string | null;
};

/** Maps a sent quote for users who may see the quote. */
export const toSentQuote = (sent: Sent): z.input<typeof SentQuote> => ({
  id: sent.id,
  email: sent.email,
  sentAt: sent.sent_at.toISOString(),
  sentBy: sent.sender_name,
  priceHeldUntil: sent.price_held_until.toISOString(),
  total: sent.offer.total,
  withdrawnAt: sent.withdrawn_at?.toISOString() ?? null,
  acceptedAt: sent.accepted_at?.toISOString() ?? null,
  acceptedBy: sent.accepted_by,
});

type Shared = {
  readonly sent: Sent;
  readonly row: BookingRow;
  readonly services: { readonly currency: string; readonly timezone: string };
  readonly now: Date;
};

/** Maps a sent quote for its receiver. */
export function toSharedQuote({ sent, row, services, now }: Shared): SharedQuote {
  const { state, until } = standingOfSent(sent, row, now);
  return {
    id: row.id,
    state,
    offer: sent.offer,
    priceHeldUntil: until.toISOString(),
    sentAt: sent.sent_at.toISOString(),
    sentBy: sent.sender_name,
    senderEmail: sent.sender_email,
    currency: services.currency,
    timezone: services.timezone,
    acceptedAt: sent.accepted_at?.toISOString() ?? null,
    acceptedBy: sent.accepted_by,
  };
}
