import { createGuestBooking, getGuestDocuments } from '@waybill/contract/booking/endpoints';
import { aBooking } from '@waybill/contract/booking/examples';
import { sql } from 'kysely';
import { savePaymentState } from '#contexts/booking/bookings/sql/booking.ts';
import type { TestTenant } from '#testing/test-app.ts';

/** The guest user, the same in every tenant. */
export const isleGuest = 'guest@isle.example';

/** Creates a guest booking with its label. */
export async function guestRecords(tenant: TestTenant) {
  const [fleet] = await tenant.rows(sql<{ id: number }>`
    select id from carriers.account where carrier_code = 'OWN' order by id limit 1
  `);
  const { guest } = tenant;
  const booking = aBooking({
    customer: { email: isleGuest },
    carrierAccountId: fleet?.id ?? 0,
    carrierServiceCode: 'STD',
    paymentNonce: 'fake-valid-visa-nonce',
  });
  const booked = await guest.call(createGuestBooking, { booking, operations: ['Book'] });
  const BookingId = booked.booking.id;
  // Documents require the payment, which a background task takes.
  await tenant.inTransaction((db) => savePaymentState(db, [BookingId], 'Paid'));
  const label = { Email: isleGuest, DocumentType: 'LabelZpl' as const, BookingId };
  const { tokens } = await guest.call(getGuestDocuments, label);
  return { guestBooking: { number: BookingId }, guestDocument: { text: tokens[0] ?? '' } };
}
