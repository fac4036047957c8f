import { bookingProblems } from '@waybill/contract/booking/problems';
import { sentence } from '@waybill/contract/sentence';
import { Problem } from '@waybill/contract/problem';
import type { CustomerCard } from '#contexts/customers/public.ts';

/**
 * Throws unless the customer is active (decisions C-03).
 * @throws {Problem} CustomerMayNotBook
 */
export function mustBeAllowed({ status, displayName }: CustomerCard): void {
  if (status === 'Active') return;
  throw new Problem(bookingProblems.CustomerMayNotBook, {
    message: sentence(refusals[status], { customer: displayName }),
  });
}

const refusals = {
  OnHold: '{customer} is on hold and may not book.',
  Suspended: '{customer} is suspended and may not book.',
  Pending: '{customer} is pending and may not book.',
  Closed: '{customer} is closed and may not book.',
} as const;
