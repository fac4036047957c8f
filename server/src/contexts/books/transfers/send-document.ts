import { BooksRefusal } from '@waybill/adapters/accounting';
import { sentence } from '@waybill/contract/sentence';
import { toDecimal } from '@waybill/kernel/money';
import { customerCard } from '#contexts/customers/public.ts';
import { settingsOf } from '#contexts/tenancy/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { booksContact, booksDocument } from './program-document.ts';
import { creditLines, creditNoteToSend, invoiceLines, invoiceToSend } from './sql/records.ts';
import type { Delivered, OutgoingTransfer } from './send.ts';
import {
  addAttempt,
  noteSent,
  type TransferRow,
  transferOf,
  wantTransfers,
} from './sql/transfers.ts';

/**
 * Creates an invoice or credit note, with its contact. A document that is there under the number
 * is linked if its total is ours: the response to an earlier attempt was lost.
 * @throws {BooksRefusal} where another document has the number
 */
export async function sendDocument(sending: OutgoingTransfer): Promise<Delivered> {
  const { books, settings, transfer, within } = sending;
  const { program, request } = books;
  const kind = transfer.kind === 'CreditNote' ? 'CreditNote' : 'Invoice';
  const ours = await within((db) => documentOf(db, transfer));
  if (ours === undefined) throw new BooksRefusal('This record no longer exists.');
  const { row, lines, currency } = ours;
  const there = await program.find(request, kind, row.number);
  if (there !== null && !there.isVoid) {
    if (there.total !== row.amount_minor) {
      throw new BooksRefusal(
        sentence('{number} exists already, with a total of {amount, number}.', {
          number: row.number,
          amount: toDecimal(there.total),
        }),
      );
    }
    return { outcome: 'Found', theirId: there.id, theirCreditNoteId: null };
  }
  const contactId = await contactOf(sending, row.customer_id);
  const document = booksDocument(row, { kind, contactId, currency, lines }, settings);
  const created = await program.create(request, document, transfer.idempotency_key);
  return { outcome: 'Created', theirId: created.id, theirCreditNoteId: null };
}

async function documentOf(db: TenantDb, { kind, our_id: id }: TransferRow) {
  const { currency, timezone } = await settingsOf(db);
  const isCredit = kind === 'CreditNote';
  const row = isCredit ? await creditNoteToSend(db, id, timezone) : await invoiceToSend(db, id);
  const lines = isCredit ? await creditLines(db, id) : await invoiceLines(db, id);
  return row && { row, lines, currency };
}

/** The contact of a customer, created with its first document. */
async function contactOf(sending: OutgoingTransfer, customerId: number): Promise<string> {
  const { books, settings, within, now } = sending;
  const record = { kind: 'Contact', ourId: customerId } as const;
  const { customer, known } = await within(async (db) => {
    const card = await customerCard(db, customerId);
    if (card === undefined) throw new BooksRefusal('The customer no longer exists.');
    const wanted = { ...record, number: card.code, isWanted: true };
    const organisationId = books.row.organisation_id;
    await wantTransfers(db, [wanted], { organisationId, now });
    return { customer: card, known: await transferOf(db, record) };
  });
  if (known === undefined) throw new BooksRefusal('The customer no longer exists.');
  if (known.their_id !== null) return known.their_id;
  const contact = booksContact(customer, settings.taxedKey);
  const key = known.idempotency_key;
  const theirId = await books.program.saveContact(books.request, contact, key);
  await within(async (db) => {
    await noteSent(db, known.id, { theirId, theirCreditNoteId: null, now });
    await addAttempt(db, known.id, { outcome: 'Created', message: null, at: now });
  });
  return theirId;
}
