import type { BookingWrite } from '@waybill/contract/booking/bookings/write-shapes';
import { bookingProblems } from '@waybill/contract/booking/problems';
import { found, Problem } from '@waybill/contract/problem';
import { english, sentence } from '@waybill/contract/sentence';
import { customerCard } from '#contexts/customers/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { publish } from '#platform/events.ts';
import type { PricingContext } from '../bookings/command.ts';
import type { BookingRow } from '../bookings/domain/booking-row.ts';
import { saveBooking, type ToSave } from '../bookings/save-booking.ts';
import { addNotes } from '../bookings/sql/related-rows.ts';
import { isValid, standingOfSent } from './domain/quote-offer.ts';
import { isForGuests } from './domain/sent-quote-mapper.ts';
import { lockSentQuote } from './lock-sent-quote.ts';
import { saveAcceptance } from './sql.ts';

/**
 * Books the quote of a link at the price that was sent, as the customer of `toSave`, who pays by
 * card (decision 0072). Returns its number.
 * @throws {Problem} SharedQuoteNotFound, QuoteNotOpen also for a quote of a customer with an
 * account, and any refusal of booking; for other freight NotValid
 */
export async function bookSentQuote(
  command: PricingContext,
  toSave: ToSave,
  token: string,
): Promise<number> {
  const { db, now } = command;
  const { sent, row } = await lockSentQuote(db, token, now);
  const { state } = standingOfSent(sent, row, now);
  if (!isValid(state) || !isForGuests(await customerTypeOf(db, row))) {
    throw new Problem(bookingProblems.QuoteNotOpen);
  }
  const booking = bookingOfSent(row.id, toSave.sent);
  const id = await saveBooking(command, { ...toSave, sent: booking, isSentQuote: true });
  const { customerName, id: customerId } = found(booking.customer, bookingProblems.CustomerUnknown);
  const name = customerName?.slice(0, nameLength) || command.actor.name;
  if (sent.accepted_at === null) await saveAcceptance(db, sent.id, { name, now });
  const comment = sentence('{name} booked the quote with its link', { name });
  const note = { comment: english(comment), commentSentence: comment, userName: name };
  await addNotes(db, [{ bookingId: id, customerId: customerId ?? null, ...note }], now);
  publish(db, 'booking.quoteAccepted', {
    id,
    customerId: customerId ?? null,
    sentQuoteId: sent.id,
    senderId: sent.sender_id,
    acceptedBy: name,
    isBooked: true,
    total: sent.offer.total,
  });
  return id;
}

/** The longest name of whoever accepts a quote. */
const nameLength = 100;

/** Returns the type of a quote's customer; null if it has none. */
export async function customerTypeOf(
  db: TenantDb,
  { customer_id: id }: Pick<BookingRow, 'customer_id'>,
) {
  const customer = id === null ? undefined : await customerCard(db, id);
  return customer?.type ?? null;
}

/**
 * Returns what to save to book a quote by its link. The link shows neither streets nor references,
 * so those of the quote are not taken over, and its price is the only one that can be used.
 */
const bookingOfSent = (id: number, sent: BookingWrite): BookingWrite => ({
  ...undisclosed,
  ...sent,
  customer: { caller: null, reference: null, ...sent.customer },
  id,
  quoteId: null,
  carrierAccountId: null,
  carrierServiceCode: null,
});

const undisclosed: BookingWrite = {
  customerContactName: null,
  companyName: null,
  fromAddress: null,
  toAddress: null,
  bookingDate: null,
  pickupReadyTime: null,
  businessClosingTime: null,
  specialInstructions: null,
  deliveryInstructions: null,
  reference: null,
  storeKey: null,
  orderNumber: null,
  isReadyToPickup: null,
};
