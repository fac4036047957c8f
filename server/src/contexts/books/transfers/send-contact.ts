import { type BooksContact, BooksRefusal } from '@waybill/adapters/accounting';
import { customerCard } from '#contexts/customers/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { customerContact, supplierContact } from './program-contact.ts';
import type { RecordOfOurs } from './queue.ts';
import type { Delivered, OutgoingTransfer } from './send.ts';
import { latestSupplier } from './sql/rctis.ts';
import { addAttempt, noteSent, transferOf, wantTransfers } from './sql/transfers.ts';

/** Sends a customer or supplier by itself. */
export async function sendContact(sending: OutgoingTransfer): Promise<Delivered> {
  const { books, settings, transfer, within } = sending;
  const record = { kind: transfer.kind, ourId: transfer.our_id };
  const contact = await within((db) => contactOf(db, record, settings));
  const key = transfer.idempotency_key;
  const theirId = await books.program.saveContact(books.request, contact, key);
  return { outcome: 'Created', theirId, source: null };
}

/** The program's id of a customer or supplier, which is created with its first document. */
export async function contactIdOf(
  { books, settings, within, now }: OutgoingTransfer,
  record: RecordOfOurs,
): Promise<string> {
  const { contact, known } = await within(async (db) => {
    const ours = await contactOf(db, record, settings);
    const wanted = { ...record, number: ours.code, isWanted: true };
    const organisationId = books.row.organisation_id;
    await wantTransfers(db, [wanted], { organisationId, now });
    return { contact: ours, known: await transferOf(db, record) };
  });
  if (known === undefined) throw new BooksRefusal('This record no longer exists.');
  if (known.their_id !== null) return known.their_id;
  const key = known.idempotency_key;
  const theirId = await books.program.saveContact(books.request, contact, key);
  await within(async (db) => {
    await noteSent(db, known.id, { theirId, source: null, isWanted: true, now });
    await addAttempt(db, known.id, { outcome: 'Created', message: null, at: now });
  });
  return theirId;
}

/** Suppliers are those of RCTIs, by ABN: two drivers of one business are one supplier. */
async function contactOf(
  db: TenantDb,
  { kind, ourId }: RecordOfOurs,
  settings: OutgoingTransfer['settings'],
): Promise<BooksContact> {
  if (kind === 'Supplier') {
    const supplier = await latestSupplier(db, ourId);
    if (supplier === undefined) throw new BooksRefusal('This record no longer exists.');
    return supplierContact(supplier, settings.bills?.taxedKey ?? settings.taxedKey);
  }
  const card = await customerCard(db, ourId);
  if (card === undefined) throw new BooksRefusal('The customer no longer exists.');
  return customerContact(card, settings.taxedKey);
}
