import { allowedIn, type BookingStatus } from '@waybill/contract/booking/lifecycle';
import type { BookingOperation } from '@waybill/contract/booking/operation-logs/operations';
import { bookingProblems } from '@waybill/contract/booking/problems';
import type { BookingWrite } from '@waybill/contract/booking/bookings/write-shapes';
import { notValid, notValidField, Problem, type Complaint } from '@waybill/contract/problem';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { type GuestContact, guestToBook } from '#contexts/customers/public.ts';
import { guestRulesOf, type PaymentSettings } from '#contexts/tenancy/public.ts';
import type { CommandContext, PricingContext } from '../bookings/command.ts';
import { guestOf } from '#platform/http/actor.ts';
import { bookSentQuote } from '../quotes/book-sent-quote.ts';
import { addLogs } from '../bookings/sql/related-rows.ts';
import { type WorkProof, takeProof } from './guest-proof.ts';
import { guestsBooking } from './guests-booking.ts';
import { namedAsSent } from '../bookings/named-as-sent.ts';
import { saveBooking } from '../bookings/save-booking.ts';
import { gatewayOf } from './take-payment.ts';

type Query = {
  readonly booking: BookingWrite;
  readonly bookingNote?: { readonly comment: string } | null | undefined;
  readonly operations?: readonly BookingOperation[] | null | undefined;
  readonly guest?: GuestInput | null | undefined;
};

type GuestInput = {
  readonly acceptsTerms?: boolean | undefined;
  readonly proof?: WorkProof | null | undefined;
  readonly quoteToken?: string | null | undefined;
};

/**
 * Saves a guest's booking and, if requested, books it; the card is charged after that (decisions
 * B-20). Returns its number.
 * @throws {Problem} NotValid without e-mail or card, BookingNotFound if the e-mail is another's,
 * CardPaymentsOff, SharedQuoteNotFound, QuoteNotOpen, and any refusal of saving a booking.
 */
export async function saveGuestBooking(
  caller: PricingContext,
  paymentSettings: PaymentSettings,
  query: Query,
): Promise<number> {
  // Whoever is signed in pays by card here, and books nothing on an account.
  const command = { ...caller, actor: guestOf(caller.actor.tenantId) };
  const { booking: sent, bookingNote } = query;
  const operations = query.operations ?? sent.operations ?? ['Save' as const];
  const wantsBook = operations.includes('Book') || operations.includes('CreateConsignment');
  const faults = faultsOf(sent, wantsBook);
  if (faults.length > 0) throw notValid(...faults);
  const rules = await guestRulesOf(command.db);
  if (wantsBook) {
    await gatewayOf(command.db, paymentSettings);
    await insistMeant(command, { ...rules, secret: paymentSettings.secret }, query);
  }
  const contact = contactOf(sent);
  if (sent.id) {
    const booking = await guestsBooking(command.db, sent.id, contact.email);
    if (booking === undefined) throw new Problem(bookingProblems.BookingNotFound);
    insistUnpaid(booking.status);
  }
  const { id } = await guestToBook(command.db, contact, command.now);
  const own = { ...sent, customer: { ...sent.customer, id } };
  const toSave = { sent: own, operations, note: bookingNote?.comment };
  const { quoteToken } = query.guest ?? {};
  const bookingId = await namedAsSent('booking', () =>
    quoteToken && wantsBook && !sent.id
      ? bookSentQuote(command, toSave, quoteToken)
      : saveBooking(command, toSave),
  );
  if (wantsBook && query.guest?.acceptsTerms && rules.terms !== '') {
    await addLogs(
      command.db,
      [acceptance({ bookingId, customerId: id }, rules.terms)],
      command.now,
    );
  }
  return bookingId;
}

/** The accepted terms are recorded with the booking as the first characters of their SHA-256. */
const acceptance = (
  about: { readonly bookingId: number; readonly customerId: number },
  terms: string,
) => {
  const value = createHash('sha256').update(terms).digest('hex').slice(0, 16);
  return { ...about, operation: 'AcceptTerms', status: 'Success' as const, value };
};

/**
 * Requires accepted terms for a new booking and, if the tenant enables it, a proof of work for each
 * card that is tried.
 */
async function insistMeant(
  { db, now }: CommandContext,
  { secret, terms, needsProof }: GuestRules & Pick<PaymentSettings, 'secret'>,
  { booking, guest }: Query,
): Promise<void> {
  if (terms !== '' && !booking.id && guest?.acceptsTerms !== true) {
    throw notValidField('guest.acceptsTerms', 'Please accept the terms');
  }
  if (!needsProof) return;
  const { proof } = guest ?? {};
  const isProven = proof ? await takeProof(db, proof, { secret, now }) : false;
  if (!isProven) {
    throw notValidField('guest.proof', 'We could not tell that you are a person. Try once more.');
  }
}

type GuestRules = Awaited<ReturnType<typeof guestRulesOf>>;

/** Refuses an edit of a booked booking, which is paid: a new price would need another payment. */
function insistUnpaid(status: BookingStatus): void {
  if (allowedIn.book.includes(status)) return;
  const message = 'This booking is confirmed. Please call us to change it.';
  throw new Problem(bookingProblems.CannotEdit, { message });
}

const isEmail = (text: string): boolean => z.email().safeParse(text).success;

function faultsOf(sent: BookingWrite, wantsBook: boolean): readonly Complaint[] {
  const email = sent.customer?.email ?? '';
  const noEmail = email === '' ? 'E-mail is required' : 'Please enter a valid e-mail address';
  return [
    ...(isEmail(email) ? [] : [{ message: noEmail, members: ['booking.customer.email'] }]),
    ...(!wantsBook || sent.paymentNonce
      ? []
      : [{ message: 'A card is required', members: ['booking.paymentNonce'] }]),
  ];
}

const contactOf = ({ customer, fromAddress, ...sent }: BookingWrite): GuestContact => ({
  email: customer?.email ?? '',
  contactName:
    customer?.customerName ?? sent.customerContactName ?? fromAddress?.contactName ?? null,
  companyName: sent.companyName ?? null,
  telephone: fromAddress?.telephone ?? null,
});
