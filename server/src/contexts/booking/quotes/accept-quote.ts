import { bookingProblems } from '@waybill/contract/booking/problems';
import { Problem } from '@waybill/contract/problem';
import { english, sentence } from '@waybill/contract/sentence';
import type { TenantDb } from '#platform/db/database.ts';
import { publish } from '#platform/events.ts';
import { addNotes } from '../bookings/sql/related-rows.ts';
import { heldFor } from './domain/quote-hold.ts';
import { standingOfSent } from './domain/quote-offer.ts';
import { holdPrice } from './hold-price.ts';
import { lockSentQuote } from './lock-sent-quote.ts';
import { saveAcceptance, type SentQuoteRow } from './sql.ts';

/** The minimum number of days an accepted price stays valid, so that it can be booked. */
const toBook_days = 7;

type Acceptance = { readonly token: string; readonly name: string; readonly now: Date };

/**
 * Records once that the holder of the link accepts the quote as it was sent. It books nothing:
 * staff book it, with the streets and times that an offer lacks (decision 0047).
 * @throws {Problem} SharedQuoteNotFound, QuoteNotOpen
 */
export async function acceptQuote(db: TenantDb, acceptance: Acceptance): Promise<SentQuoteRow> {
  const { token, name, now } = acceptance;
  const { sent, row } = await lockSentQuote(db, token, now);
  if (sent.accepted_at !== null) return sent;
  const { state, until } = standingOfSent(sent, row, now);
  if (state !== 'Open') throw new Problem(bookingProblems.QuoteNotOpen);
  const accepted = await saveAcceptance(db, sent.id, { name, now });
  const held = heldFor(toBook_days, now);
  if (held > until) await holdPrice(db, row, { until: held, now });
  const { id: bookingId, customer_id: customerId } = row;
  const comment = sentence('{name} accepted the quote sent to {email}', {
    name,
    email: sent.email,
  });
  const note = { comment: english(comment), commentSentence: comment, userName: name };
  await addNotes(db, [{ bookingId, customerId, ...note }], now);
  const { sender_id: senderId, offer } = sent;
  publish(db, 'booking.quoteAccepted', {
    id: bookingId,
    customerId,
    sentQuoteId: sent.id,
    senderId,
    acceptedBy: name,
    isBooked: false,
    total: offer.total,
  });
  publish(db, 'booking.changed', { id: bookingId, customerId });
  return accepted;
}
