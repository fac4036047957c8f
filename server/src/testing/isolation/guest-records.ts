import { createGuestBooking, getGuestDocuments } from '@waybill/contract/booking/endpoints';
import { aBooking } from '@waybill/contract/booking/examples';
import type { TestTenant } from '../town.ts';
import { isleGuest } from './kinds.ts';

/** What somebody without an account booked, with its label. */
export async function guestRecords(
  { guest }: TestTenant,
  { carrierAccount }: { readonly carrierAccount: { readonly number: number } },
) {
  const booking = aBooking({
    customer: { email: isleGuest },
    carrierAccountId: carrierAccount.number,
    carrierServiceCode: 'STD',
    paymentNonce: 'fake-valid-visa-nonce',
  });
  const booked = await guest.call(createGuestBooking, { booking, operations: ['Book'] });
  const BookingId = booked.booking.id;
  const label = { Email: isleGuest, DocumentType: 'LabelZpl' as const, BookingId };
  const { tokens } = await guest.call(getGuestDocuments, label);
  return { guestBooking: { number: BookingId }, guestDocument: { text: tokens[0] ?? '' } };
}
