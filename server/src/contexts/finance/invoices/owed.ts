import type { TenantDb } from '#platform/db/database.ts';
import { financeProblems } from '@waybill/contract/finance/problems';
import { Problem } from '@waybill/contract/problem';
import { minor } from '@waybill/kernel/money';
import type { InvoiceOwed } from '../payments/domain/allocation.ts';
import { type LockedInvoice, lockInvoices } from './sql/invoices.ts';

/**
 * Locks the invoices in the order of their ids and returns them by id.
 * @throws {Problem} InvoiceNotFound if one does not exist or is not visible to the caller
 */
export async function lockOwed(
  db: TenantDb,
  query: readonly { readonly invoiceId: number }[],
): Promise<ReadonlyMap<number, InvoiceOwed>> {
  const ids = [...new Set(query.map((one) => one.invoiceId))];
  if (ids.length === 0) return new Map();
  const locked = await lockInvoices(db, ids);
  if (locked.length < ids.length) throw new Problem(financeProblems.InvoiceNotFound);
  return new Map(locked.map((row) => [row.id, owedOf(row)]));
}

/** Returns what a locked invoice owes. */
export const owedOf = (row: LockedInvoice): InvoiceOwed => ({
  id: row.id,
  customerId: row.customer_id,
  number: row.number ?? 'Draft',
  status: row.status,
  amount: minor(row.amount_minor),
  outstanding: minor(row.outstanding_minor),
});
