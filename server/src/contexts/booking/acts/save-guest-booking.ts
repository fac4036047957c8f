import { allowedIn, type BookingStatus } from '@waybill/contract/booking/lifecycle';
import type { BookingOperation } from '@waybill/contract/booking/operations';
import { bookingProblems } from '@waybill/contract/booking/problems';
import type { BookingWrite } from '@waybill/contract/booking/write-shapes';
import { notValid, Problem, type ValidationError } from '@waybill/contract/problem';
import { z } from 'zod';
import { type GuestContact, guestToBook } from '#contexts/customers/public.ts';
import type { Till } from '#contexts/tenancy/public.ts';
import type { Deed } from './deed.ts';
import { guestsBooking } from './guests-booking.ts';
import { namedAsSent } from './named-as-sent.ts';
import { saveBooking } from './save-booking.ts';
import { gatewayOf } from './take-payment.ts';

type Asked = {
  readonly booking: BookingWrite;
  readonly bookingNote?: { readonly comment: string } | null | undefined;
  readonly operations?: readonly BookingOperation[] | null | undefined;
};

/**
 * Saves a guest's booking and, where Book is asked for, books it; the card is charged after that
 * (decisions B-20). Answers its number.
 * @throws {Problem} NotValid without e-mail or card, BookingNotFound where the e-mail is another's,
 * CardPaymentsOff, and whatever keeps a booking from being saved.
 */
export async function saveGuestBooking(deed: Deed, till: Till, asked: Asked): Promise<number> {
  const { booking: sent, bookingNote } = asked;
  const operations = asked.operations ?? sent.operations ?? ['Save' as const];
  const wantsBook = operations.includes('Book') || operations.includes('CreateConsignment');
  const faults = faultsOf(sent, wantsBook);
  if (faults.length > 0) throw notValid(...faults);
  if (wantsBook) await gatewayOf(deed.db, till);
  const contact = contactOf(sent);
  if (sent.id) {
    const booking = await guestsBooking(deed.db, sent.id, contact.email);
    if (booking === undefined) throw new Problem(bookingProblems.BookingNotFound);
    insistUnpaid(booking.status);
  }
  const { id } = await guestToBook(deed.db, contact, deed.now);
  const own = { ...sent, customer: { ...sent.customer, id } };
  const toSave = { sent: own, operations, note: bookingNote?.comment };
  return namedAsSent('booking', () => saveBooking(deed, toSave));
}

/** What is booked has been paid: another price would need another payment. */
function insistUnpaid(status: BookingStatus): void {
  if (allowedIn.book.includes(status)) return;
  const message = 'This booking is booked. Please call us to change it.';
  throw new Problem(bookingProblems.CannotEdit, { message });
}

const isEmail = (text: string): boolean => z.email().safeParse(text).success;

function faultsOf(sent: BookingWrite, wantsBook: boolean): readonly ValidationError[] {
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
