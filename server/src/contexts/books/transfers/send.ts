import {
  BooksDenied,
  BooksRefusal,
  BooksUnavailable,
  type CreditSource,
  type TheirDocument,
} from '@waybill/adapters/accounting';
import type { Minor } from '@waybill/kernel/money';
import { dueIn } from '#platform/background/due-in.ts';
import type { TaskCall } from '#platform/context.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { systemScope } from '#platform/db/scope.ts';
import { booksChanged } from '../connection/books-changed.ts';
import { type OpenBooks, openBooks } from '../connection/open-books.ts';
import type { BooksServices } from '../connection/programs.ts';
import type { Within } from '../connection/wait-for-call.ts';
import { connection, type SettingsOfBooks, setProblem } from '../connection/sql.ts';
import { noteSettledThere, noteVoidThere, saveTheirDocuments } from '../differences/sql.ts';
import { attemptsMax, isDocument, pauseAfter } from './domain.ts';
import { queueFailedSettlements, queueSend, type RecordOfOurs } from './queue.ts';
import { remove } from './remove.ts';
import { sendContact } from './send-contact.ts';
import { sendDocument } from './send-document.ts';
import { sendSettlement } from './send-settlement.ts';
import {
  addAttempt,
  type TransferAttemptRow,
  noteSent,
  noteTrouble,
  type TransferRow,
  transferOf,
} from './sql/transfers.ts';

/** A transfer that is sent now: to which books, with which accounts, and its own transactions. */
export type OutgoingTransfer = {
  readonly books: OpenBooks;
  readonly settings: SettingsOfBooks;
  readonly transfer: TransferRow;
  readonly within: Within;
  readonly now: Date;
};

export type Delivered = {
  readonly outcome: Extract<TransferAttemptRow['outcome'], 'Created' | 'Found' | 'Removed'>;
  readonly theirId: string | null;
  /** What a payment was taken from; null for the bank account. */
  readonly source: CreditSource | null;
  /** The document that was created or found. */
  readonly document?: TheirDocument;
  /** The documents that were settled, and the amount; below 0 for a settlement taken back. */
  readonly settled?: { readonly theirIds: readonly string[]; readonly amount: Minor };
};

/**
 * Brings one record to the program, outside of any transaction. Run twice it does no harm: what is
 * there under its number is linked, and each write carries the transfer's idempotency key.
 */
export const send =
  (services: BooksServices) =>
  async (call: TaskCall<'books.send'>): Promise<void> => {
    const { payload, database, tenantId, now, signal } = call;
    const scope = systemScope(tenantId, `books-send-${payload.kind}-${payload.ourId}`);
    const within: Within = (work) => database.transaction(scope, work);
    const ready = await within((db) => readyToSend(db, payload));
    if (ready === undefined) return;
    try {
      const books = await openBooks(services, scope, signal);
      if (books === undefined) return;
      const delivered = await deliver({ ...ready, books, within, now });
      await within((db) => noteDelivered(db, ready.transfer, { ...delivered, now }));
    } catch (error) {
      await within((db) => noteFailed(db, ready.transfer, { error, now }));
    }
  };

async function readyToSend(db: TenantDb, record: RecordOfOurs) {
  const transfer = await transferOf(db, record);
  const row = await connection(db);
  if (transfer === undefined || transfer.status === 'Sent' || row === undefined) return undefined;
  // Waiting transfers are queued again once the software is connected.
  if (row.settings === null || row.problem !== null) return undefined;
  return { transfer, settings: row.settings };
}

const deliver = (sending: OutgoingTransfer): Promise<Delivered> => {
  const { transfer } = sending;
  if (!transfer.is_wanted) return remove(sending);
  if (transfer.kind === 'Contact' || transfer.kind === 'Supplier') return sendContact(sending);
  return isDocument(transfer.kind) ? sendDocument(sending) : sendSettlement(sending);
};

async function noteDelivered(
  db: TenantDb,
  transfer: TransferRow,
  { now, ...delivered }: Delivered & { readonly now: Date },
): Promise<void> {
  await noteSent(db, transfer.id, { ...delivered, isWanted: transfer.is_wanted, now });
  await addAttempt(db, transfer.id, { outcome: delivered.outcome, message: null, at: now });
  await noteThere(db, transfer, { now, ...delivered });
  await queueFailedSettlements(db, transfer);
  booksChanged(db);
}

/** Differences are shown as of the last reading, and what was sent since. */
async function noteThere(
  db: TenantDb,
  { kind }: TransferRow,
  { outcome, theirId, document, settled, now }: Delivered & { readonly now: Date },
): Promise<void> {
  if (document !== undefined) await saveTheirDocuments(db, [document], now);
  if (settled !== undefined) await noteSettledThere(db, settled);
  const isVoid = outcome === 'Removed' && isDocument(kind) && kind !== 'Prepayment';
  if (isVoid && theirId !== null) await noteVoidThere(db, theirId);
}

async function noteFailed(
  db: TenantDb,
  transfer: TransferRow,
  { error, now }: { readonly error: unknown; readonly now: Date },
): Promise<void> {
  if (!(error instanceof BooksRefusal || error instanceof BooksUnavailable)) throw error;
  const isPassing = error instanceof BooksUnavailable;
  const attempts = transfer.attempts + 1;
  const triesAgain = isPassing && attempts < attemptsMax;
  const isDenied = error instanceof BooksDenied;
  const status = triesAgain || isDenied ? 'Waiting' : 'Failed';
  await noteTrouble(db, transfer.id, { problem: error.text, status });
  const outcome = isPassing ? 'Unavailable' : 'Refused';
  await addAttempt(db, transfer.id, { outcome, message: error.text, at: now });
  if (isDenied) await setProblem(db, error.text);
  if (triesAgain) {
    const record = { kind: transfer.kind, ourId: transfer.our_id };
    await queueSend(db, record, await dueIn(db, pauseAfter(attempts, error.retryAfter_ms)));
  }
  booksChanged(db);
}
