import { BooksRefusal } from '@waybill/adapters/accounting';
import { sentence } from '@waybill/contract/sentence';
import { toDecimal } from '@waybill/kernel/money';
import { ourDocument } from './our-document.ts';
import { contactIdOf } from './send-contact.ts';
import type { Delivered, OutgoingTransfer } from './send.ts';
import { transferOf } from './sql/transfers.ts';

/**
 * Creates a document, with its contact. A document that is there under the number is linked if its
 * total is ours: the response to an earlier attempt was lost.
 * @throws {BooksRefusal} where another document has the number
 */
export async function sendDocument(sending: OutgoingTransfer): Promise<Delivered> {
  const { books, settings, transfer, within } = sending;
  const { program, request } = books;
  const { document, contact, known } = await within(async (db) => {
    const ours = await ourDocument(db, { ...transfer, settings });
    return { ...ours, known: await transferOf(db, ours.contact) };
  });
  const { kind, number } = document;
  const sought = { kind, number, contactId: known?.their_id ?? '' };
  const there = await program.find(request, sought);
  if (there !== null && !there.isVoid) {
    if (there.total === document.total) {
      return { outcome: 'Found', theirId: there.id, source: null, document: there };
    }
    const amount = toDecimal(there.total);
    throw new BooksRefusal(
      sentence('{number} exists already, with a total of {amount, number}.', { number, amount }),
    );
  }
  const contactId = await contactIdOf(sending, contact);
  const key = transfer.idempotency_key;
  const created = await program.create(request, { ...document, contactId }, key);
  return { outcome: 'Created', theirId: created.id, source: null, document: created };
}
