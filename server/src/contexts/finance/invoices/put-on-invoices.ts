import type { TenantDb } from '#platform/db/database.ts';
import type { LocalDate } from '@waybill/kernel/local-date';
import type { Allocation } from '../payments/domain/allocation.ts';
import type { FinanceCommand } from './issue.ts';
import { addEvents, setStandings } from './sql/invoices.ts';
import { addAllocations } from '../payments/sql.ts';

type Giving = {
  readonly id: number;
  readonly reference: string;
  /** The day from which it counts. */
  readonly on: LocalDate;
  /** The action in the invoice's history; `PaymentReceived` if omitted. */
  readonly action?: 'CreditApplied';
  readonly allocated: Allocation['allocated'];
};

/** Allocates a payment to locked invoices as decided: updates balances, allocations and history. */
export function putOnInvoices(
  db: TenantDb,
  { id, reference, on, action, allocated }: Giving,
  { now, userName }: FinanceCommand,
): void {
  if (allocated.length === 0) return;
  const standings = allocated.map(({ invoice, status, outstanding }) => ({
    id: invoice.id,
    status,
    outstanding_minor: outstanding,
  }));
  const parts = allocated.map(({ invoice, amount }) => ({
    invoice_id: invoice.id,
    customer_id: invoice.customerId,
    amount_minor: amount,
  }));
  const events = allocated.map(({ invoice, amount, status }) => ({
    invoice_id: invoice.id,
    customer_id: invoice.customerId,
    action: action ?? 'PaymentReceived',
    status,
    amount_minor: amount,
    user_name: userName,
    note: reference,
  }));
  setStandings(db, standings);
  addAllocations(db, { id, on }, parts);
  addEvents(db, events, now);
}
