import {
  BooksDenied,
  BooksRefusal,
  BooksUnavailable,
  type TheirPayment,
} from '@waybill/adapters/accounting';
import { Problem } from '@waybill/contract/problem';
import { sentence } from '@waybill/contract/sentence';
import { recordReceived } from '#contexts/finance/public.ts';
import { dueIn } from '#platform/background/due-in.ts';
import type { TaskCall } from '#platform/context.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { systemScope } from '#platform/db/scope.ts';
import { booksChanged } from '../connection/books-changed.ts';
import { type OpenBooks, openBooks } from '../connection/open-books.ts';
import type { BooksServices } from '../connection/programs.ts';
import type { Within } from '../connection/wait-for-call.ts';
import { connection, notePaymentsRead, setProblem } from '../connection/sql.ts';
import { queueReading, readEvery_ms } from './queue.ts';
import { allocationsOfPayment } from './sql/records.ts';
import {
  addAttempt,
  addTheirPayment,
  noteDeletedThere,
  noteReceived,
  noteSent,
  noteToRemove,
  type OurPayment,
  ourPayment,
  receiveOnce,
  transferOfTheirs,
} from './sql/transfers.ts';

/** Changes that were saved a little before they could be read are read again. */
const overlap_ms = 5 * 60_000;

/** Records payments that users entered in the program, and queues the next time. */
export const receivePayments =
  (services: BooksServices) =>
  async ({ database, tenantId, now, signal }: TaskCall<'books.receivePayments'>): Promise<void> => {
    const scope = systemScope(tenantId, 'books-receive');
    const within: Within = (work) => database.transaction(scope, work);
    const row = await within(connection);
    if (row === undefined || row.settings === null) return;
    try {
      const books = await openBooks(services, scope, signal);
      if (books !== undefined) await readAll({ books, within, now });
    } catch (error) {
      if (!(error instanceof BooksRefusal || error instanceof BooksUnavailable)) throw error;
      const { text } = error;
      if (error instanceof BooksDenied) await within((db) => setProblem(db, text));
    }
    await within(async (db) => queueReading(db, await dueIn(db, readEvery_ms)));
  };

type Reading = {
  readonly books: OpenBooks;
  readonly within: Within;
  readonly now: Date;
};

async function readAll({ books, within, now }: Reading): Promise<void> {
  const { program, request, row } = books;
  const from = row.payments_read_to ?? row.connected_at;
  const since = new Date(from.getTime() - overlap_ms);
  for (let page = 1, isLast = false; !isLast; page += 1) {
    const read = await program.payments(request, { since, page });
    for (const payment of read.rows) await receive(within, { payment, books, now });
    isLast = read.isLast;
  }
  await within((db) => notePaymentsRead(db, now));
}

type Receiving = {
  readonly payment: TheirPayment;
  readonly books: OpenBooks;
  readonly now: Date;
};

/** A payment that cannot be recorded is noted with the reason, and not tried again. */
async function receive(within: Within, receiving: Receiving): Promise<void> {
  const { payment, now } = receiving;
  try {
    await within((db) => record(db, receiving));
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const problem = error.sentence ?? error.message;
    await within(async (db) => {
      await receiveOnce(db, payment.id, now);
      await noteReceived(db, payment.id, { paymentId: null, problem });
    });
  }
}

async function record(db: TenantDb, { payment, books, now }: Receiving): Promise<void> {
  if (payment.isDeleted) {
    // Money is never undone silently: a person takes the allocation back, or sends it again.
    if ((await noteDeletedThere(db, payment.id, now)) > 0) booksChanged(db);
    return;
  }
  if ((await transferOfTheirs(db, 'Payment', payment.id)) !== undefined) return;
  const invoice = await transferOfTheirs(db, 'Invoice', payment.invoiceId);
  if (invoice === undefined) return;
  const ours = await ourPayment(db, {
    invoiceId: invoice.our_id,
    amount: payment.amount,
    number: payment.reference,
  });
  if (ours !== undefined) return linkOurs(db, ours, { payment, now });
  if (!(await receiveOnce(db, payment.id, now))) return;
  const { amount: paid, date, reference: bankReference } = payment;
  const received = { invoiceId: invoice.our_id, paid, date, bankReference };
  const userName = books.program.name;
  const paymentId = await recordReceived(db, received, { now, userName });
  const organisationId = books.row.organisation_id;
  for (const { id, reference } of await allocationsOfPayment(db, paymentId)) {
    const theirs = { ourId: id, number: reference, theirId: payment.id };
    await addTheirPayment(db, theirs, { organisationId, now });
  }
  await noteReceived(db, payment.id, { paymentId, problem: null });
  booksChanged(db);
}

/**
 * A payment that came from here, however we lost its id: the response did not arrive, the process
 * ended before it was noted, or somebody sent it again.
 */
async function linkOurs(
  db: TenantDb,
  { id, is_wanted: isWanted, their_id: knownId }: OurPayment,
  { payment, now }: Pick<Receiving, 'payment' | 'now'>,
): Promise<void> {
  if (knownId !== null) {
    const problem = sentence('{number} is in the accounting software twice.', {
      number: payment.reference,
    });
    if (await receiveOnce(db, payment.id, now)) {
      await noteReceived(db, payment.id, { paymentId: null, problem });
    }
    return;
  }
  if (!isWanted) return void (await noteToRemove(db, id, payment.id));
  await noteSent(db, id, { theirId: payment.id, source: null, isWanted, now });
  await addAttempt(db, id, { outcome: 'Found', message: null, at: now });
  booksChanged(db);
}
