import { bookingProblems } from '@waybill/contract/booking/problems';
import { Problem } from '@waybill/contract/problem';
import type { CustomerCard } from '#contexts/customers/public.ts';

/**
 * Only active customers book (decisions C-03).
 * @throws {Problem} CustomerMayNotBook
 */
export function mustBeAllowed({ status, displayName }: CustomerCard): void {
  if (status === 'Active') return;
  const words = status === 'OnHold' ? 'on hold' : status.toLowerCase();
  throw new Problem(bookingProblems.CustomerMayNotBook, {
    message: `${displayName} is ${words} and may not book.`,
  });
}
