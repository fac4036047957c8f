import { bookingProblems } from '@waybill/contract/booking/problems';
import { Problem } from '@waybill/contract/problem';
import { type Minor, subtract, ZERO } from '@waybill/kernel/money';
import { changeExposure, type CustomerCard, lockCredit } from '#contexts/customers/public.ts';
import type { TenantDb } from '#platform/db/database.ts';

/**
 * Holds `wanted` of the customer's credit instead of `held`. Account customers have a limit; what
 * others owe is kept all the same (decisions C-09).
 * @throws {Problem} CreditLimitExceeded when more is asked than there is.
 */
export async function holdCredit(
  db: TenantDb,
  customer: Pick<CustomerCard, 'id' | 'type'>,
  held: Minor,
  wanted: Minor,
): Promise<void> {
  const more = subtract(wanted, held);
  if (more === 0) return;
  const { limit, exposure } = await lockCredit(db, customer.id);
  const isLimited = customer.type === 'Account' && limit !== null && more > 0;
  if (isLimited && exposure + more > limit) {
    throw new Problem(bookingProblems.CreditLimitExceeded, {
      facts: { customerId: customer.id, limit, exposure, more },
    });
  }
  await changeExposure(db, customer.id, more);
}

/** Gives back what a booking held. */
export async function releaseCredit(
  db: TenantDb,
  customerId: number | null,
  held: Minor,
): Promise<void> {
  if (customerId === null || held === 0) return;
  await lockCredit(db, customerId);
  await changeExposure(db, customerId, subtract(ZERO, held));
}
