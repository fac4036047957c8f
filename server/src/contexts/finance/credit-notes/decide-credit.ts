import { english, type Sentence, sentence } from '@waybill/contract/sentence';
import { changeExposure } from '#contexts/customers/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { publish } from '#platform/events.ts';
import { notValidField } from '@waybill/contract/problem';
import type { LocalDate } from '@waybill/kernel/local-date';
import { add, type Minor, minor, negate, subtract } from '@waybill/kernel/money';
import { changedOf, creditChanged, lockCreditable, lockRequested } from './credit.ts';
import { allocate } from '../payments/domain/allocation.ts';
import { type CreditableLine, insistApprovable, taxInCredit } from './domain.ts';
import { entryOfCredit } from '../ledger/domain.ts';
import type { FinanceCommand } from '../invoices/issue.ts';
import { owedOf } from '../invoices/owed.ts';
import { putOnInvoices } from '../invoices/put-on-invoices.ts';
import * as credit from './sql/credit.ts';
import { addEvents, type LockedInvoice } from '../invoices/sql/invoices.ts';
import { post } from '../ledger/sql.ts';
import { addPayment } from '../payments/sql.ts';

export type CreditDecision = {
  readonly id: number;
  /** Undefined approves the whole requested amount. */
  readonly approved: Minor | undefined;
  /** Undefined approves every line as requested. */
  readonly lines: readonly { readonly id: number; readonly approved: Minor }[] | undefined;
  readonly note: string | null;
  readonly today: LocalDate;
};

/**
 * Approves a request in whole or in part (decisions F-14, F-15). Checks again under the invoice's
 * lock what can still be credited. The credit is posted and lowers what the invoice owes; the rest
 * is unallocated. Lock order: credit note, invoice, customer, ledger.
 * @throws {Problem} CreditNoteNotFound, CreditNoteDecided, InvoiceCannotBeCredited, NotValid
 */
export async function approveCredit(
  db: TenantDb,
  decision: CreditDecision,
  command: FinanceCommand,
): Promise<void> {
  const creditNote = await lockRequested(db, decision.id);
  const invoice = await lockCreditable(db, creditNote.invoice_id);
  const lines = await approvedLines(db, creditNote, decision);
  const approved = add(...lines.map((line) => minor(line.approved_minor)));
  const tax = add(...lines.map((line) => minor(line.approved_tax_minor)));
  await credit.approveLines(db, creditNote.id, lines);
  const paymentId = await bookCredit(db, { creditNote, invoice, approved, decision }, command);
  const status = approved === creditNote.amount_minor ? 'Approved' : 'PartiallyApproved';
  const approval = { status, approved, tax, paymentId } as const;
  await credit.markApproved(db, creditNote.id, { ...approval, ...command });
  await noteDecision(db, { creditNote, note: decision.note }, command);
  const { customer_id: customerId, number: reference } = creditNote;
  await changeExposure(db, customerId, negate(approved));
  const posted = { id: paymentId, customerId, reference, paid: approved, tax };
  post(db, [entryOfCredit(posted, decision.today, english(textOf(invoice)))], command.now);
  publish(db, 'creditNote.changed', creditChanged(changedOf(creditNote, status)));
}

const textOf = ({ number }: LockedInvoice): Sentence =>
  sentence('Credit on {number}', { number: number ?? sentence('a draft') });

async function approvedLines(
  db: TenantDb,
  creditNote: credit.LockedCreditNote,
  { approved, lines }: CreditDecision,
): Promise<readonly credit.ApprovedLine[]> {
  const total = approved ?? creditNote.amount_minor;
  if (lines === undefined && total !== creditNote.amount_minor) {
    throw notValidField('creditNote.details', 'Say how much of each line is approved');
  }
  if (total > creditNote.amount_minor) {
    throw notValidField('creditNote.approvedAmount', 'More than was asked for');
  }
  const requested = await credit.creditLines(db, creditNote.id);
  const charged = await credit.creditableLines(db, creditNote.invoice_id);
  const decided = lines ?? requested.map((line) => ({ id: line.id, approved: line.amount_minor }));
  insistApprovable(
    decided.map(({ id, approved: amount }) => {
      const line = requested.find((one) => one.id === id);
      return { lineId: line?.invoice_line_id ?? 0, amount };
    }),
    { total, lines: charged.map((line) => asRequested(line, requested)) },
  );
  return decided.flatMap(({ id, approved: amount }) => {
    const lineId = requested.find((one) => one.id === id)?.invoice_line_id;
    const line = charged.find((one) => one.id === lineId);
    if (line === undefined) return [];
    const approved_tax_minor = taxInCredit(line, amount);
    return [{ id, approved_minor: amount, approved_tax_minor }];
  });
}

/** Returns the line with its creditable amount limited to the requested amount. */
function asRequested(
  line: CreditableLine,
  requestedLines: readonly credit.CreditLineRow[],
): CreditableLine {
  const requested =
    requestedLines.find((one) => one.invoice_line_id === line.id)?.amount_minor ?? 0;
  const rest = subtract(line.amount, line.credited);
  const within = Math.abs(requested) < Math.abs(rest) ? requested : rest;
  return { ...line, amount: minor(line.credited + within) };
}

type Booking = {
  readonly creditNote: credit.LockedCreditNote;
  readonly invoice: LockedInvoice;
  readonly approved: Minor;
  readonly decision: CreditDecision;
};

/** Records the credit as a payment, allocated to the invoice up to what it owes. */
async function bookCredit(
  db: TenantDb,
  { creditNote, invoice, approved, decision: { today } }: Booking,
  command: FinanceCommand,
): Promise<number> {
  const { number: reference, customer_id: customerId } = creditNote;
  const amount = minor(Math.min(approved, invoice.outstanding_minor));
  const wanted = amount === 0 ? [] : [{ invoiceId: invoice.id, amount, path: 'creditNote' }];
  const owed = new Map([[invoice.id, owedOf(invoice)]]);
  const { allocated, unallocated } = allocate({ customerId, paid: approved }, wanted, owed);
  const id = await addPayment(
    db,
    {
      customerId,
      reference,
      type: 'CreditNote',
      paymentDate: today,
      paid: approved,
      unallocated,
      note: textOf(invoice),
      remittanceNumber: null,
      bankReference: null,
    },
    command.now,
  );
  const event = {
    invoice_id: invoice.id,
    customer_id: customerId,
    action: 'Credited',
    status: allocated[0]?.status ?? invoice.status,
    amount_minor: approved,
    user_name: command.userName,
    note: reference,
  };
  addEvents(db, [event], command.now);
  putOnInvoices(db, [{ id, reference, on: today, action: 'CreditApplied', allocated }], command);
  return id;
}

type Rejection = { readonly id: number; readonly note: string | null };

/**
 * Rejects a request; the books do not change.
 * @throws {Problem} CreditNoteNotFound, CreditNoteDecided
 */
export async function rejectCredit(
  db: TenantDb,
  { id, note }: Rejection,
  command: FinanceCommand,
): Promise<void> {
  const creditNote = await lockRequested(db, id);
  await credit.markRejected(db, id, command);
  await noteDecision(db, { creditNote, note }, command);
  publish(db, 'creditNote.changed', creditChanged(changedOf(creditNote, 'Rejected')));
}

type Explanation = {
  readonly creditNote: credit.LockedCreditNote;
  readonly note: string | null;
};

async function noteDecision(
  db: TenantDb,
  { creditNote: { id, customer_id: customerId }, note }: Explanation,
  { now, userName }: FinanceCommand,
): Promise<void> {
  if (note === null || note === '') return;
  await credit.addCreditNotes(db, { id, customerId, notes: [note], userName }, now);
}
