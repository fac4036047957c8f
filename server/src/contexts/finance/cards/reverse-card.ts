import { financeProblems } from '@waybill/contract/finance/problems';
import { found, Problem } from '@waybill/contract/problem';
import type { TenantDb } from '#platform/db/database.ts';
import type { FinanceCommand } from '../invoices/issue.ts';
import { openReturn } from './open-return.ts';
import { insistReversible } from '../payments/reverse.ts';
import { lockPayment } from '../payments/sql.ts';
import { chargeOfPayment } from './sql/returns.ts';

type CardReversal = {
  readonly id: number;
  readonly note: string;
  readonly isUnattended?: boolean;
};

/**
 * Opens the return of a whole card payment. Its books are reversed once the processor has refunded
 * the money. Returns the id of the return, or null for a payment that our processors did not take.
 * @throws {Problem} PaymentNotFound, PaymentCannotBeReversed, PaymentIsReturning
 */
export async function reverseCard(
  db: TenantDb,
  { id, ...query }: CardReversal,
  command: FinanceCommand,
): Promise<number | null> {
  const payment = found(await lockPayment(db, id), financeProblems.PaymentNotFound, { id });
  insistReversible(payment, true);
  const charge = await chargeOfPayment(db, id);
  if (charge === undefined) return null;
  if (charge.returned_minor > 0) {
    const message = 'Part of this payment was refunded to the card through a credit note.';
    throw new Problem(financeProblems.PaymentCannotBeReversed, { message });
  }
  const { customer_id: customerId, paid_minor: amount } = payment;
  const whose = { customerId, chargeId: charge.id, paymentId: id, creditNoteId: null };
  return openReturn(db, { ...query, ...whose, amount }, command);
}
