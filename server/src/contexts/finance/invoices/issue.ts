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

/** An invoice that is complete except for its number. */
export type InvoiceToIssue = {
  readonly customerId: number;
  readonly type: 'Booking' | 'Job' | 'Recharge' | 'Adhoc';
  readonly batchId: string | null;
  readonly invoiceDate: LocalDate;
  readonly dueDate: LocalDate;
  readonly terms_days: number;
  readonly reference: string | null;
  readonly note: string | null;
  /** Its description on statements. */
  readonly description: string;
  readonly bill: Bill;
  readonly buyer: Party;
  readonly seller: Party;
  readonly bookingIds: readonly number[];
  /** Job charges. */
  readonly chargeIds?: readonly string[];
  readonly rechargeIds?: readonly number[];
  readonly adhoc: unknown;
  /** An additional note on the issue in the history for staff. */
  readonly issuedNote?: string | null;
};

export type IssuedInvoice = InvoiceToIssue & { readonly id: number; readonly number: string };

/** When a command runs, and the user name for the history. */
export type FinanceCommand = { readonly now: Date; readonly userName: string };

type Issuing = FinanceCommand & {
  /** Handles invoices that were written, before the next are. */
  readonly onWritten?: (invoices: readonly IssuedInvoice[]) => Promise<void>;
};

/** The number of invoices per statement. */
const writtenAtOnce = 500;

/**
 * Issues invoices with contiguous numbers, posts them and publishes events. Lock order: customers,
 * number series, ledger. The bookings on them must be locked already.
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
  // The number series stays locked until this transaction ends. From here on each statement handles
  // many invoices.
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

/**
 * Adds the invoices to what customers owe. Their bookings release their exposure themselves (C-09).
 */
async function countAsOwed(db: TenantDb, invoices: readonly InvoiceToIssue[]): Promise<void> {
  const byCustomer = new Map<number, Minor>();
  for (const { customerId, bill } of invoices) {
    const before = byCustomer.get(customerId) ?? ZERO;
    byCustomer.set(customerId, add(before, bill.total));
  }
  // A single statement that changes many rows would lock them in any order.
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

/** Returns all columns of an invoice except its number. */
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

/** Returns the lines of an invoice; lines without a reference get the invoice's. */
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
