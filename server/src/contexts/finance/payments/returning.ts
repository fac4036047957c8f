import { financeProblems } from '@waybill/contract/finance/problems';
import { Problem } from '@waybill/contract/problem';
import type { LockedPayment } from './sql.ts';

/**
 * Refuses changes to a payment while it is being returned to a card.
 * @throws {Problem} PaymentIsReturning
 */
export function insistHere({ isReturning }: Pick<LockedPayment, 'isReturning'>): void {
  if (isReturning) throw new Problem(financeProblems.PaymentIsReturning);
}
