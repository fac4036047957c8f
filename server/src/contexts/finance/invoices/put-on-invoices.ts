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

/** Allocates payments to locked invoices as decided: updates balances, allocations and history. */
export function putOnInvoices(
  db: TenantDb,
  payments: readonly Giving[],
  { now, userName }: FinanceCommand,
): void {
  const given = payments.flatMap(({ allocated, ...payment }) =>
    allocated.map((part) => ({ ...part, payment })),
  );
  if (given.length === 0) return;
  const standings = given.map(({ invoice, status, outstanding }) => ({
    id: invoice.id,
    status,
    outstanding_minor: outstanding,
  }));
  const parts = given.map(({ invoice, amount, payment }) => ({
    payment_id: payment.id,
    invoice_id: invoice.id,
    customer_id: invoice.customerId,
    amount_minor: amount,
    on: payment.on,
  }));
  const events = given.map(({ invoice, amount, status, payment }) => ({
    invoice_id: invoice.id,
    customer_id: invoice.customerId,
    action: payment.action ?? 'PaymentReceived',
    status,
    amount_minor: amount,
    user_name: userName,
    note: payment.reference,
  }));
  setStandings(db, standings);
  addAllocations(db, parts);
  addEvents(db, events, now);
}
