import { BooksRefusal } from '@waybill/adapters/accounting';
import { sentence } from '@waybill/contract/sentence';
import type { TenantDb } from '#platform/db/database.ts';
import { allocation } from './sql/records.ts';
import type { Delivered, OutgoingTransfer } from './send.ts';
import { type TransferRow, transferOf } from './sql/transfers.ts';

/**
 * Pays an invoice from the bank account, or applies a credit note to it.
 * @throws {BooksRefusal} where the program does not have the invoice or credit note yet
 */
export async function sendPayment({
  books,
  settings,
  transfer,
  within,
}: OutgoingTransfer): Promise<Delivered> {
  const { row, invoice, contact, credit } = await within((db) => partsOf(db, transfer));
  const creditNoteId = row.is_credit ? theirIdOf(credit, row.reference) : null;
  const settlement = {
    invoiceId: theirIdOf(invoice, `#${row.invoice_id}`),
    contactId: contact?.their_id ?? '',
    amount: row.amount_minor,
    date: row.allocated_on,
    reference: row.reference,
    from: creditNoteId === null ? { bankKey: settings.bankAccountKey } : { creditNoteId },
  };
  const { program, request } = books;
  const theirId = await program.settle(request, settlement, transfer.idempotency_key);
  return { outcome: 'Created', theirId, theirCreditNoteId: creditNoteId };
}

async function partsOf(db: TenantDb, transfer: TransferRow) {
  const row = await allocation(db, transfer.our_id);
  if (row === undefined) throw new BooksRefusal('This record no longer exists.');
  const ofInvoice = { kind: 'Invoice', ourId: row.invoice_id } as const;
  const ofContact = { kind: 'Contact', ourId: row.customer_id } as const;
  const ofCredit = { kind: 'CreditNote', ourId: row.credit_note_id ?? 0 } as const;
  return {
    row,
    invoice: await transferOf(db, ofInvoice),
    contact: await transferOf(db, ofContact),
    credit: await transferOf(db, ofCredit),
  };
}

function theirIdOf(transfer: TransferRow | undefined, name: string): string {
  const theirId = transfer?.their_id ?? null;
  if (theirId !== null) return theirId;
  const number = transfer?.number ?? name;
  throw new BooksRefusal(sentence('{number} is not in the accounting software yet.', { number }));
}
