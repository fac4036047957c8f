import { handle } from '#platform/context.ts';
import * as contract from '@waybill/contract/booking/endpoints';
import { whyNot } from '@waybill/contract/booking/lifecycle';
import { bookingProblems } from '@waybill/contract/booking/problems';
import { found, Problem } from '@waybill/contract/problem';
import { publish } from '#platform/events.ts';
import { removeLegs } from '../../legs/take-legs-back.ts';
import { withdrawConsignment } from '../../consigning/consign.ts';
import { subjectOf } from '../domain/booking-row.ts';
import { lockBooking, removeBookings } from '../sql/booking.ts';

export const deleteBooking = handle(contract.deleteBooking, async ({ input, db, now }) => {
  const { id } = input;
  const row = found(await lockBooking(db, id), bookingProblems.BookingNotFound, { id });
  const message = whyNot('delete', subjectOf(row));
  if (message !== null) throw new Problem(bookingProblems.CannotDelete, { message });
  await withdrawConsignment(db, id, now);
  if (row.is_multi_leg) await removeLegs(db, row, now);
  await removeBookings(db, [id], now);
  publish(db, 'booking.deleted', { id, customerId: row.customer_id });
  return null;
});
