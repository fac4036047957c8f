import { BooksDenied, BooksRefusal, BooksUnavailable } from '@waybill/adapters/accounting';
import { documentKinds } from '@waybill/contract/books/lifecycle';
import { localDate } from '@waybill/kernel/local-date';
import { dueIn } from '#platform/background/due-in.ts';
import type { DayCall, TaskCall } from '#platform/context.ts';
import { systemScope } from '#platform/db/scope.ts';
import { booksChanged } from '../connection/books-changed.ts';
import { type OpenBooks, openBooks } from '../connection/open-books.ts';
import type { BooksServices } from '../connection/programs.ts';
import type { Within } from '../connection/wait-for-call.ts';
import { connection, noteCompared, setProblem } from '../connection/sql.ts';
import { queueComparison } from '../transfers/queue.ts';
import { doubtfulPayments, noteDeletedThere } from '../transfers/sql/transfers.ts';
import { dropUnread, saveTheirDocuments } from './sql.ts';

const again_ms = 10 * 60_000;

/** Reads the program's documents since the day of the settings, and drops those that are gone. */
export const compare =
  (services: BooksServices) =>
  async ({ database, tenantId, now, signal }: TaskCall<'books.compare'>): Promise<void> => {
    const scope = systemScope(tenantId, 'books-compare');
    const within: Within = (work) => database.transaction(scope, work);
    try {
      const books = await openBooks(services, scope, signal);
      if (books === undefined || books.row.settings === null) return;
      await readDocuments({ books, within, now });
      await findDeletedPayments({ books, within, now });
    } catch (error) {
      if (!(error instanceof BooksRefusal || error instanceof BooksUnavailable)) throw error;
      const { text } = error;
      await within(async (db) => {
        if (error instanceof BooksDenied) await setProblem(db, text);
        if (error instanceof BooksUnavailable) {
          await queueComparison(db, await dueIn(db, error.retryAfter_ms ?? again_ms));
        }
        booksChanged(db);
      });
    }
  };

type Reading = {
  readonly books: OpenBooks;
  readonly within: Within;
  readonly now: Date;
};

async function readDocuments({ books, within, now }: Reading): Promise<void> {
  const { program, request, row } = books;
  const from = localDate(row.settings?.sendsFrom ?? '');
  // Without an account for RCTIs there is none to compare.
  const kinds = documentKinds.filter((kind) => kind !== 'Bill' || row.settings?.bills !== null);
  for (const kind of kinds) {
    for (let page = 1, isLast = false; !isLast; page += 1) {
      const read = await program.documents(request, { kind, from, page });
      await within((db) => saveTheirDocuments(db, read.rows, now));
      isLast = read.isLast;
    }
  }
  await within(async (db) => {
    await dropUnread(db, now);
    await noteCompared(db, now);
    booksChanged(db);
  });
}

/** MYOB reports no deleted payments, and Xero those of a time in which we read may be missed. */
async function findDeletedPayments({ books, within, now }: Reading): Promise<void> {
  const { program, request } = books;
  for (const { their_id: theirId } of await within(doubtfulPayments)) {
    if (await program.isSettled(request, { id: theirId, from: null })) continue;
    await within(async (db) => {
      if ((await noteDeletedThere(db, theirId, now)) > 0) booksChanged(db);
    });
  }
}

/** Each night, so that a difference is seen on the next day. */
export async function compareDay({ database, tenantId, now }: DayCall): Promise<void> {
  const scope = systemScope(tenantId, 'books-compare-day');
  await database.transaction(scope, async (db) => {
    const row = await connection(db);
    if (row !== undefined && row.settings !== null) await queueComparison(db, now);
  });
}
