import type { PaymentSettings } from '#contexts/tenancy/public.ts';
import { handle } from '#platform/context.ts';
import type { Services } from '#platform/services.ts';
import * as contract from '@waybill/contract/finance/endpoints';
import { financeProblems } from '@waybill/contract/finance/problems';
import { Problem } from '@waybill/contract/problem';
import { fromDecimal } from '@waybill/kernel/money';
import { allocationsOf } from '../../payments/requested-allocations.ts';
import { closeCharge, gatewayFor, openCharge, tryCharge } from '../charge.ts';
import { insistOpen, financeSettingsOf } from '../../ledger/office.ts';
import type { CardChargeRow } from '../sql/charges.ts';

/**
 * In separate transactions: the charge is saved before the request to the processor, and the
 * outcome after it.
 */
export const createCreditCardPayment = (services: Pick<Services, 'database'> & PaymentSettings) =>
  handle(contract.createCreditCardPayment, async ({ input, actor, db, now, caller }) => {
    const command = { now, userName: actor.name };
    const { gateway, opened } = await services.database.transaction(db.scope, async (own) => {
      const settings = await financeSettingsOf(own, now);
      insistOpen(settings, settings.today, 'amount');
      return {
        gateway: await gatewayFor(own, services),
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
          command,
        ),
      };
    });
    if (!opened.isNew) return responseOf(opened.charge);
    const response = await tryCharge(gateway, opened.charge, input.paymentNonce);
    if (response === undefined) throw new Problem(financeProblems.CardOutcomeUnknown);
    const { id } = opened.charge;
    return responseOf(
      await services.database.transaction(db.scope, (own) =>
        closeCharge(own, { id, transaction: response }, now),
      ),
    );
  });

function responseOf({ status, payment_id, transaction_id, message }: CardChargeRow) {
  if (payment_id !== null) return { id: payment_id, transactionId: transaction_id };
  if (status === 'Pending') throw new Problem(financeProblems.CardOutcomeUnknown);
  throw new Problem(financeProblems.CardDeclined, { details: message });
}
