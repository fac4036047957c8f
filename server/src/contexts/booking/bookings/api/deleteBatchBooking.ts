import { handle } from '#platform/context.ts';
import * as contract from '@waybill/contract/booking/endpoints';
import { whyNot } from '@waybill/contract/booking/lifecycle';
import { bookingProblems } from '@waybill/contract/booking/problems';
import { Problem } from '@waybill/contract/problem';
import { publishAll } from '#platform/events.ts';
import { removeLegs } from '../../legs/take-legs-back.ts';
import { withdrawConsignment } from '../../consigning/consign.ts';
import { subjectOf } from '../domain/booking-row.ts';
import { lockBatch, removeBookings } from '../sql/booking.ts';

export const deleteBatchBooking = handle(
  contract.deleteBatchBooking,
  async ({ input, db, now }) => {
    const rows = await lockBatch(db, input.id);
    if (rows.length === 0) throw new Problem(bookingProblems.BatchNotFound);
    const judged = rows.map((row) => ({ row, message: whyNot('delete', subjectOf(row)) }));
    const gone = judged.filter(({ message }) => message === null).map(({ row }) => row);
    const deletedBookings = gone.map((row) => row.id);
    for (const id of deletedBookings) await withdrawConsignment(db, id, now);
    for (const row of gone) if (row.is_multi_leg) await removeLegs(db, row, now);
    await removeBookings(db, deletedBookings, now);
    publishAll(
      db,
      gone.map((r) => ({
        name: 'booking.deleted',
        payload: { id: r.id, customerId: r.customer_id },
      })),
    );
    const failToDeleteBookings = judged.flatMap(({ row, message }) =>
      message === null ? [] : [{ id: row.id, message }],
    );
    return { deletedBookings, failToDeleteBookings };
  },
);
