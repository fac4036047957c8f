import * as contract from '@waybill/contract/booking/endpoints';
import { bookingProblems } from '@waybill/contract/booking/problems';
import { found, Problem } from '@waybill/contract/problem';
import { fromDecimal } from '@waybill/kernel/money';
import { handle } from '#platform/context.ts';
import { publish } from '#platform/events.ts';
import { decisionOf } from '../domain.ts';
import { claimById, saveDecision } from '../sql.ts';

export const decideClaim = handle(
  contract.decideClaim,
  async ({ input: { id, acceptedAmount, answer = null }, actor, db, now }) => {
    const claim = found(await claimById(db, id), bookingProblems.ClaimNotFound);
    const decision = decisionOf(claim.amount_minor, fromDecimal(acceptedAmount));
    const decided = { ...decision, answer, decidedBy: actor.name, now };
    if ((await saveDecision(db, id, decided)) === 0) {
      throw new Problem(bookingProblems.ClaimDecided);
    }
    publish(db, 'booking.changed', { id: claim.booking_id, customerId: claim.customer_id });
    return null;
  },
);
