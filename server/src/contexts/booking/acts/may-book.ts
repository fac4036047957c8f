import { bookingProblems } from '@waybill/contract/booking/problems';
import { Problem } from '@waybill/contract/problem';
import type { CustomerCard } from '#contexts/customers/public.ts';
import { maySend } from '#contexts/dangerousGoods/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import type { Saving } from './deed.ts';

/**
 * Only active customers book (decisions C-03), and dangerous goods only those who may (C-10).
 * @throws {Problem} CustomerMayNotBook, DangerousGoodsNotAllowed
 */
export async function mustBeAllowed(
  db: TenantDb,
  customer: CustomerCard,
  { contents }: Saving,
): Promise<void> {
  if (customer.status !== 'Active') {
    const words = customer.status === 'OnHold' ? 'on hold' : customer.status.toLowerCase();
    throw new Problem(bookingProblems.CustomerMayNotBook, {
      message: `${customer.displayName} is ${words} and may not book.`,
    });
  }
  if (!contents.is_dangerous) return;
  if (!customer.canSendDG) throw new Problem(bookingProblems.DangerousGoodsNotAllowed);
  if (await maySend(db, customer.id, contents.dangerous_un_code)) return;
  const number = (contents.dangerous_un_code ?? '').replaceAll(/\D/g, '');
  const goods = number === '' ? 'dangerous goods without a UN number' : `UN ${number}`;
  throw new Problem(bookingProblems.DangerousGoodsNotAllowed, {
    message: `${customer.displayName} may not send ${goods}.`,
  });
}
