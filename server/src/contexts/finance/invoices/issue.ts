import type { DomainEvent } from '@waybill/contract/events';
import { changeExposures, lockCredits } from '#contexts/customers/public.ts';
import { nextNumbers } from '#contexts/tenancy/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { publishAll } from '#platform/events.ts';
import type { LocalDate } from '@waybill/kernel/local-date';
import { add, type Minor, ZERO } from '@waybill/kernel/money';
import { partsOf } from '@waybill/kernel/parts';
import type { Bill, BillLine } from './domain/bill.ts';
import { entryOfInvoice } from '../ledger/domain.ts';
import type { Party } from './domain/party.ts';
import { post } from '../ledger/sql.ts';
import * as rows from './sql/invoices.ts';

/** An invoice that lacks nothing but its number. */
export type InvoiceToIssue = {
  readonly customerId: number;
  readonly type: 'Booking' | 'Job' | 'Recharge' | 'Adhoc';
  readonly batchId: string | null;
  readonly invoiceDate: LocalDate;
  readonly dueDate: LocalDate;
  readonly terms_days: number;
  readonly reference: string | null;
  readonly note: string | null;
  /** What a statement says of it. */
  readonly description: string;
  readonly bill: Bill;
  readonly buyer: Party;
  readonly seller: Party;
  readonly bookingIds: readonly number[];
  /** Charges of jobs. */
  readonly chargeIds?: readonly string[];
  readonly rechargeIds?: readonly number[];
  readonly adhoc: unknown;
  /** What the office's history says beside that it was issued. */
  readonly issuedNote?: string | null;
};

export type IssuedInvoice = InvoiceToIssue & { readonly id: number; readonly number: string };

/** When something is done, and by whom, as its history tells. */
export type FinanceCommand = { readonly now: Date; readonly userName: string };

type Issuing = FinanceCommand & {
  /** Does what belongs to invoices that were written, before the next are. */
  readonly onWritten?: (invoices: readonly IssuedInvoice[]) => Promise<void>;
};

/** So many invoices are written by one statement. */
const writtenAtOnce = 500;

/**
 * Issues invoices with contiguous numbers, posts them and publishes events. Locks are taken in the
 * order customers, number series, ledger; bookings that stand on them must be locked already.
 * @throws {Problem} NumberSeriesExhausted
 */
export async function issueInvoices(
  db: TenantDb,
  invoices: readonly InvoiceToIssue[],
  { onWritten, ...command }: Issuing,
): Promise<readonly IssuedInvoice[]> {
  if (invoices.length === 0) return [];
  const ids = await rows.invoiceIds(db, invoices.length);
  await countAsOwed(db, invoices);
  // Who waits for a number waits for the end of this transaction: from here on it asks nothing but
  // what belongs to many invoices.
  const numbers = await nextNumbers(db, 'invoice', invoices.length);
  const issued = invoices.map((invoice, at) => ({
    ...invoice,
    id: ids[at] ?? 0,
    number: numbers[at] ?? '',
  }));
  for (const part of partsOf(issued, writtenAtOnce)) {
    write(db, part, command);
    await onWritten?.(part);
  }
  post(db, issued.map(entryOf), command.now);
  publishAll(db, issued.map(invoiceEvent));
  return issued;
}

function write(db: TenantDb, issued: readonly IssuedInvoice[], command: FinanceCommand): void {
  rows.addInvoices(db, issued.map(rowOf), command.now);
  rows.addLines(db, issued.flatMap(linesOf));
  rows.addEvents(
    db,
    issued.map((invoice) => eventOf(invoice, command)),
    command.now,
  );
  bindBookings(db, issued);
  bindCharges(db, issued);
}

/** What is invoiced is owed; what its bookings counted till now is theirs to give back (C-09). */
async function countAsOwed(db: TenantDb, invoices: readonly InvoiceToIssue[]): Promise<void> {
  const byCustomer = new Map<number, Minor>();
  for (const { customerId, bill } of invoices) {
    const before = byCustomer.get(customerId) ?? ZERO;
    byCustomer.set(customerId, add(before, bill.total));
  }
  // One statement that changes many would lock them in any order.
  if (byCustomer.size > 1) await lockCredits(db, [...byCustomer.keys()]);
  await changeExposures(
    db,
    [...byCustomer].map(([customerId, by]) => ({ customerId, by })),
  );
}

function bindBookings(db: TenantDb, issued: readonly IssuedInvoice[]): void {
  const bound = issued.flatMap(({ id, customerId, bookingIds }) =>
    bookingIds.map((booking) => ({
      booking_id: booking,
      invoice_id: id,
      customer_id: customerId,
    })),
  );
  if (bound.length === 0) return;
  rows.addInvoicedBookings(db, bound);
}

function bindCharges(db: TenantDb, issued: readonly IssuedInvoice[]): void {
  const bound = issued.flatMap(({ id, customerId, chargeIds = [] }) =>
    chargeIds.map((charge) => ({ charge_id: charge, invoice_id: id, customer_id: customerId })),
  );
  if (bound.length > 0) rows.addInvoicedCharges(db, bound);
}

const rowOf = (invoice: IssuedInvoice) => ({
  ...bodyOf(invoice),
  id: invoice.id,
  number: invoice.number,
  batch_id: invoice.batchId,
});

/** An invoice's columns but its number. */
export const bodyOf = (invoice: InvoiceToIssue): Omit<rows.NewInvoice, 'number' | 'batch_id'> => ({
  customer_id: invoice.customerId,
  type: invoice.type,
  invoice_date: invoice.invoiceDate,
  due_date: invoice.dueDate,
  terms_days: invoice.terms_days,
  reference: invoice.reference,
  note: invoice.note,
  tax_exclusive_minor: invoice.bill.taxExclusive,
  tax_minor: invoice.bill.tax,
  amount_minor: invoice.bill.total,
  buyer: invoice.buyer,
  seller: invoice.seller,
  adhoc: invoice.adhoc,
});

/** The lines of an invoice; those without a reference bear the invoice's. */
export const linesOf = (invoice: IssuedInvoice): readonly rows.NewInvoiceLine[] =>
  invoice.bill.lines.map((line) => lineOf(invoice, line));

const lineOf = (invoice: IssuedInvoice, line: BillLine): rows.NewInvoiceLine => ({
  invoice_id: invoice.id,
  customer_id: invoice.customerId,
  type: line.type,
  reference_no: line.referenceNo === '' ? (invoice.reference ?? invoice.number) : line.referenceNo,
  description: line.description,
  service: line.service,
  supplied_on: line.suppliedOn,
  quantity: line.quantity,
  booking_id: line.bookingId,
  is_taxed: line.taxed,
  tax_exclusive_minor: line.amount,
  tax_minor: line.tax,
  amount_minor: add(line.amount, line.tax),
});

const eventOf = (invoice: IssuedInvoice, { userName }: FinanceCommand): rows.InvoiceEvent => ({
  invoice_id: invoice.id,
  customer_id: invoice.customerId,
  action: 'Issued',
  status: 'Issued',
  amount_minor: invoice.bill.total,
  user_name: userName,
  note: invoice.issuedNote ?? null,
});

const entryOf = ({ bill, ...invoice }: IssuedInvoice) =>
  entryOfInvoice({ ...invoice, ...bill }, invoice.invoiceDate, invoice.description);

const invoiceEvent = ({ id, customerId, number, bookingIds }: IssuedInvoice): DomainEvent => ({
  name: 'invoice.issued',
  payload: {
    id,
    customerId,
    invoiceNumber: number,
    bookingIds,
  },
});
