import type { Till } from '#contexts/tenancy/public.ts';
import { handle } from '#platform/context.ts';
import type { House } from '#platform/house.ts';
import * as contract from '@waybill/contract/finance/endpoints';
import { financeProblems } from '@waybill/contract/finance/problems';
import { Problem } from '@waybill/contract/problem';
import { fromDecimal } from '@waybill/kernel/money';
import { allocationsOf } from '../asked-allocations.ts';
import { closeCharge, gatewayFor, openCharge, tryCharge } from '../charge.ts';
import { insistOpen, officeOf } from '../office.ts';
import type { ChargeRow } from '../sql/charges.ts';

/** In transactions of its own: the charge is written before the processor is asked, and after. */
export const createCreditCardPayment = (house: Pick<House, 'database'> & Till) =>
  handle(contract.createCreditCardPayment, async ({ input, actor, db, now, caller }) => {
    const deed = { now, userName: actor.name };
    const { gateway, opened } = await house.database.transaction(db.scope, async (own) => {
      const office = await officeOf(own, now);
      insistOpen(office, office.today, 'amount');
      return {
        gateway: await gatewayFor(own, house),
        opened: await openCharge(
          own,
          {
            customerId: actor.customerId ?? input.customerId,
            amount: fromDecimal(input.amount),
            nonce: input.paymentNonce,
            note: input.note ?? null,
            ipAddress: caller.ip,
            allocations: allocationsOf(input.allocatedInvoicePayments),
          },
          deed,
        ),
      };
    });
    if (!opened.isNew) return answerOf(opened.charge);
    const answered = await tryCharge(gateway, opened.charge, input.paymentNonce);
    if (answered === undefined) throw new Problem(financeProblems.CardOutcomeUnknown);
    const { id } = opened.charge;
    return answerOf(
      await house.database.transaction(db.scope, (own) => closeCharge(own, id, answered, deed)),
    );
  });

function answerOf({ status, payment_id, transaction_id, message }: ChargeRow) {
  if (payment_id !== null) return { id: payment_id, transactionId: transaction_id };
  if (status === 'Pending') throw new Problem(financeProblems.CardOutcomeUnknown);
  throw new Problem(financeProblems.CardDeclined, { details: message });
}
