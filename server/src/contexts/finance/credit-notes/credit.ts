import type { DomainEvents } from '@waybill/contract/events';
import { nextNumber } from '#contexts/tenancy/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { publish } from '#platform/events.ts';
import { type CreditNoteStatus, whyNot } from '@waybill/contract/finance/lifecycle';
import { financeProblems } from '@waybill/contract/finance/problems';
import { found, notValidField, Problem } from '@waybill/contract/problem';
import type { Minor } from '@waybill/kernel/money';
import { type RequestedCredit, insistCreditable } from './domain.ts';
import type { FinanceCommand } from '../invoices/issue.ts';
import { lockInvoices, type LockedInvoice } from '../invoices/sql/invoices.ts';
import * as rows from './sql/credit.ts';

export type CreditToRequest = {
  /** Undefined takes the invoice's customer. */
  readonly customerId: number | undefined;
  readonly invoiceId: number;
  readonly amount: Minor;
  readonly note: string;
  readonly lines: readonly (RequestedCredit & { readonly note: string | null })[];
};

/**
 * Requests credit on an invoice: per line at most what can still be credited (decisions F-15).
 * @throws {Problem} InvoiceNotFound, InvoiceCannotBeCredited, NotValid
 */
export async function requestCredit(
  db: TenantDb,
  { customerId, invoiceId, amount, note, lines }: CreditToRequest,
  { now, userName }: FinanceCommand,
): Promise<{ readonly id: number; readonly number: string }> {
  const invoice = await lockCreditable(db, invoiceId);
  if (customerId !== undefined && customerId !== invoice.customer_id) {
    throw notValidField('creditNote.customerId', 'The invoice is of another customer');
  }
  const whole = { total: amount, lines: await rows.creditableLines(db, invoiceId) };
  insistCreditable(lines, whole);
  const number = await nextNumber(db, 'creditNote');
  const theirs = { customerId: invoice.customer_id, invoiceId };
  const id = await rows.addCreditNote(db, { ...theirs, number, amount, userName }, now);
  await rows.addCreditLines(db, { ...theirs, id }, lines.map(rowOf));
  await rows.addCreditNotes(db, { ...theirs, id, notes: [note], userName }, now);
  publish(db, 'creditNote.changed', creditChanged({ ...theirs, id, number, status: 'Requested' }));
  return { id, number };
}

const rowOf = ({ lineId, amount, note }: CreditToRequest['lines'][number]) => ({
  invoice_line_id: lineId,
  amount_minor: amount,
  note,
});

/**
 * Locks the invoice if it can be credited.
 * @throws {Problem} InvoiceNotFound, InvoiceCannotBeCredited
 */
export async function lockCreditable(db: TenantDb, id: number): Promise<LockedInvoice> {
  const [locked] = await lockInvoices(db, [id]);
  const invoice = found(locked, financeProblems.InvoiceNotFound, { id });
  const message = whyNot({ status: invoice.status, isPaidInPart: false }, 'credit');
  if (message !== null) throw new Problem(financeProblems.InvoiceCannotBeCredited, { message });
  return invoice;
}

/**
 * Locks the credit note if it is undecided.
 * @throws {Problem} CreditNoteNotFound, CreditNoteDecided
 */
export async function lockRequested(db: TenantDb, id: number): Promise<rows.LockedCreditNote> {
  const locked = await rows.lockCreditNote(db, id);
  const creditNote = found(locked, financeProblems.CreditNoteNotFound, { id });
  if (creditNote.status !== 'Requested') throw new Problem(financeProblems.CreditNoteDecided);
  return creditNote;
}

/**
 * Withdraws a request. Its number is not reused.
 * @throws {Problem} CreditNoteNotFound, CreditNoteDecided
 */
export async function withdrawCredit(db: TenantDb, id: number, now: Date): Promise<void> {
  const creditNote = await lockRequested(db, id);
  await rows.markWithdrawn(db, id, now);
  publish(db, 'creditNote.changed', creditChanged(changedOf(creditNote, 'Withdrawn')));
}

/**
 * Adds notes; existing notes never change (decisions F-16). @throws {Problem} CreditNoteNotFound
 */
export async function addNotes(
  db: TenantDb,
  { id, notes }: { readonly id: number; readonly notes: readonly string[] },
  { now, userName }: FinanceCommand,
): Promise<void> {
  const locked = await rows.lockCreditNote(db, id);
  const creditNote = found(locked, financeProblems.CreditNoteNotFound, { id });
  const { customer_id: customerId, status } = creditNote;
  await rows.addCreditNotes(db, { id, customerId, notes, userName }, now);
  publish(db, 'creditNote.changed', creditChanged(changedOf(creditNote, status)));
}

type Changed = {
  readonly id: number;
  readonly customerId: number;
  readonly number: string;
  readonly invoiceId: number;
  readonly status: CreditNoteStatus | 'Withdrawn';
};

/** The payload of `creditNote.changed`. */
export const creditChanged = ({
  number,
  ...changed
}: Changed): DomainEvents['creditNote.changed'] => ({ ...changed, creditNoteNumber: number });

/** Returns a locked credit note with its new status. */
export const changedOf = (
  creditNote: rows.LockedCreditNote,
  status: Changed['status'],
): Changed => ({
  id: creditNote.id,
  customerId: creditNote.customer_id,
  number: creditNote.number,
  invoiceId: creditNote.invoice_id,
  status,
});
