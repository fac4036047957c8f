import * as contract from '@waybill/contract/booking/endpoints';
import { mayClaim } from '@waybill/contract/booking/claims/may-claim';
import { bookingProblems } from '@waybill/contract/booking/problems';
import { found, Problem } from '@waybill/contract/problem';
import { fromDecimal } from '@waybill/kernel/money';
import { handle } from '#platform/context.ts';
import { publish } from '#platform/events.ts';
import { booking } from '../../bookings/sql/booking.ts';
import { addClaim } from '../sql.ts';

export const lodgeClaim = handle(
  contract.lodgeClaim,
  async ({ input: { claim }, actor, db, now }) => {
    const row = found(await booking(db, claim.bookingId), bookingProblems.BookingNotFound);
    const { customer_id: customerId } = row;
    if (customerId === null || row.parent_id !== null || !mayClaim(row.status)) {
      throw new Problem(bookingProblems.CannotClaim);
    }
    const saved = await addClaim(db, {
      booking_id: row.id,
      customer_id: customerId,
      kind: claim.kind,
      amount_minor: fromDecimal(claim.amount),
      note: claim.note,
      lodged_by: actor.name,
      created_at: now,
    });
    const { id } = found(saved, bookingProblems.ClaimIsOpen);
    publish(db, 'booking.changed', { id: row.id, customerId });
    return { id };
  },
);
