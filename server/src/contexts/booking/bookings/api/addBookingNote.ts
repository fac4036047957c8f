import { handle } from '#platform/context.ts';
import * as contract from '@waybill/contract/booking/endpoints';
import { bookingProblems } from '@waybill/contract/booking/problems';
import { found } from '@waybill/contract/problem';
import { publish } from '#platform/events.ts';
import { addNotes } from '../sql/related-rows.ts';
import { booking } from '../sql/booking.ts';

export const addBookingNote = handle(contract.addBookingNote, async ({ input, actor, db, now }) => {
  const { bookingId, bookingNote } = input;
  const row = found(await booking(db, bookingId), bookingProblems.BookingNotFound, { bookingId });
  const customerId = row.customer_id;
  const note = { bookingId, customerId, comment: bookingNote.comment, userName: actor.name };
  await addNotes(db, [note], now);
  publish(db, 'booking.changed', { id: bookingId, customerId });
  return null;
});
