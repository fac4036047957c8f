import { createGuestBooking, getGuestDocuments } from '@waybill/contract/booking/endpoints';
import { aBooking } from '@waybill/contract/booking/examples';
import { savePaymentState } from '#contexts/booking/bookings/sql/booking.ts';
import type { TestTenant } from '../test-app.ts';
import { isleGuest } from './kinds.ts';

/** What somebody without an account booked, with its label. */
export async function guestRecords(
  tenant: TestTenant,
  { carrierAccount }: { readonly carrierAccount: { readonly number: number } },
) {
  const { guest } = tenant;
  const booking = aBooking({
    customer: { email: isleGuest },
    carrierAccountId: carrierAccount.number,
    carrierServiceCode: 'STD',
    paymentNonce: 'fake-valid-visa-nonce',
  });
  const booked = await guest.call(createGuestBooking, { booking, operations: ['Book'] });
  const BookingId = booked.booking.id;
  // Documents wait for the payment, which a task takes.
  await tenant.inTransaction((db) => savePaymentState(db, [BookingId], 'Paid'));
  const label = { Email: isleGuest, DocumentType: 'LabelZpl' as const, BookingId };
  const { tokens } = await guest.call(getGuestDocuments, label);
  return { guestBooking: { number: BookingId }, guestDocument: { text: tokens[0] ?? '' } };
}
