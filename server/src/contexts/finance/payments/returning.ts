import { financeProblems } from '@waybill/contract/finance/problems';
import { Problem } from '@waybill/contract/problem';
import type { LockedPayment } from './sql.ts';

/**
 * While money is on its way back to a card, its payment takes no other change.
 * @throws {Problem} PaymentIsReturning
 */
export function insistHere({ isReturning }: Pick<LockedPayment, 'isReturning'>): void {
  if (isReturning) throw new Problem(financeProblems.PaymentIsReturning);
}
