import type { StatementRun } from '@waybill/contract/finance/statements/runs';
import { customersOf } from '#contexts/customers/public.ts';
import type { TaskCall } from '#platform/context.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { systemScope } from '#platform/db/scope.ts';
import { publish } from '#platform/events.ts';
import { ticketLife_ms } from '#platform/files/tickets.ts';
import type { ServicesWithPdfs } from '#platform/services.ts';
import { type ArchivedFile, zipOf } from '../documents/archive.ts';
import { ticketOf } from '../documents/documents.ts';
import { whyNotMailed } from './domain/statement-mail.ts';
import { printSettingsOf } from '../ledger/office.ts';
import type { financePdfs } from '../documents/pdf/index.ts';
import { printStatement } from '../documents/printed.ts';
import { noEntries, statementOver } from './statement.ts';
import { statementReady } from './statement-email.ts';
import * as rows from './sql.ts';

type Press = ServicesWithPdfs<typeof financePdfs>;

/** After this many attempts a run is given up: while it is under way, no other run can start. */
const attemptsMax = 3;

/** The progress of an archive is saved after this many statements. */
const notedEvery = 10;

/** The number of statements e-mailed per transaction. */
const mailedAtOnce = 50;

/**
 * Makes the statements of a run. E-mails are queued in the transaction that saves the run's
 * position, so that retries send none twice; an archive is made whole or not at all.
 */
export const makeStatements =
  (services: Press) =>
  async (call: TaskCall<'finance.makeStatements'>): Promise<void> => {
    const { id } = call.payload;
    const run = await within(call, (db) => rows.beginStatementRun(db, id));
    if (run === undefined) return;
    if (run.tries > attemptsMax) return giveUp(call, run);
    if (run.delivery === 'Pdf') return archive(call, run, services);
    while (await within(call, (db) => mailSome(db, id, call.now)));
  };

/**
 * E-mails the next statements of a run and completes it with the last; returns true if more remain.
 */
async function mailSome(db: TenantDb, id: string, now: Date): Promise<boolean> {
  const run = await rows.lockStatementRun(db, id);
  if (run === undefined) return false;
  const ids = run.customer_ids.slice(run.customers_done, run.customers_done + mailedAtOnce);
  const cards = await customersOf(db, ids);
  const leftOut = [...run.left_out];
  let { statements } = run;
  for (const customerId of ids) {
    const card = cards.get(customerId);
    const statement =
      card && (await statementOver(db, card, { ...daysOf(run), reported: noEntries }));
    const left = whyNotMailed(statement);
    if (left !== null) leftOut.push({ customerId, message: left.message });
    if (statement === undefined || left !== null) continue;
    statementReady(db, statement);
    statements += 1;
  }
  const done = run.customers_done + ids.length;
  await rows.markStatementProgress(db, id, { done, statements, leftOut });
  const isOver = done >= run.customer_ids.length;
  if (isOver) await rows.markStatementRunDone(db, id, { file: null, now });
  publish(db, 'statementRun.changed', { id, customerId: null });
  return !isOver;
}

/** Prints all statements of a run into one archive and completes the run. */
async function archive(call: TaskCall, run: rows.StatementRunRow, services: Press): Promise<void> {
  const { now } = call;
  const scope = { ...systemScope(call.tenantId, 'statement-run'), userId: run.started_by };
  const noted: Promise<unknown>[] = [];
  let standing: rows.StatementsDone = { done: 0, statements: 0, leftOut: [] };
  const note = (reached: rows.StatementsDone): void => {
    standing = reached;
    if (standing.done % notedEvery !== 0) return;
    const written = within(call, async (db) => {
      if ((await rows.markStatementProgress(db, run.id, reached)) > 0)
        publish(db, 'statementRun.changed', { id: run.id, customerId: null });
    });
    noted.push(written.catch(() => {}));
  };
  try {
    await call.database.transaction(scope, async (db) => {
      const place = { db, files: services.files, now };
      const made = printed(db, run, { services, now, note });
      const { fileName, fileToken } = await ticketOf(place, {
        fileName: `Statements ${run.to_date}.zip`,
        fileType: 'application/zip',
        bytes: zipOf(made),
        customerId: null,
      });
      // The last progress update locks the row that this transaction changes next.
      await Promise.all(noted);
      await rows.markStatementProgress(db, run.id, standing);
      const expiresAt = new Date(now.getTime() + ticketLife_ms);
      await rows.markStatementRunDone(db, run.id, {
        file: { fileName, fileToken, expiresAt },
        now,
      });
      publish(db, 'statementRun.changed', { id: run.id, customerId: null });
    });
  } finally {
    await Promise.all(noted);
  }
}

type Printing = {
  readonly services: Press;
  readonly now: Date;
  readonly note: (standing: rows.StatementsDone) => void;
};

/** Prints the statements of a run one at a time, to limit memory. */
async function* printed(
  db: TenantDb,
  run: rows.StatementRunRow,
  { services, now, note }: Printing,
): AsyncGenerator<ArchivedFile> {
  const settings = await printSettingsOf({ db, files: services.files, now });
  const cards = await customersOf(db, run.customer_ids);
  const leftOut: rows.LeftOutStatement[] = [];
  let statements = 0;
  for (const [at, customerId] of run.customer_ids.entries()) {
    const card = cards.get(customerId);
    const statement = card && (await statementOver(db, card, daysOf(run)));
    if (statement === undefined) {
      leftOut.push({ customerId, message: 'We could not find this customer.' });
    } else {
      yield await printStatement(services, statement, settings);
      statements += 1;
    }
    note({ done: at + 1, statements, leftOut });
  }
}

const daysOf = ({ from_date: from, to_date: to }: rows.StatementRunRow) => ({ from, to });

const giveUp = (call: TaskCall, run: rows.StatementRunRow): Promise<void> =>
  within(call, async (db) => {
    const problem =
      run.statements > 0 && run.delivery === 'Email'
        ? 'Something went wrong on our side before all statements were sent.'
        : 'Something went wrong on our side and no statements were created. Please start again.';
    await rows.markStatementRunFailed(db, run.id, { problem, now: call.now });
    publish(db, 'statementRun.changed', { id: run.id, customerId: null });
  });

const within = <T>(
  { database, tenantId }: Pick<TaskCall, 'database' | 'tenantId'>,
  work: (db: TenantDb) => Promise<T>,
): Promise<T> => database.transaction(systemScope(tenantId, 'statement-run'), work);

export async function toStatementRun(
  db: TenantDb,
  row: rows.StatementRunRow,
  now: Date,
): Promise<StatementRun> {
  const cards = await customersOf(
    db,
    row.left_out.map(({ customerId }) => customerId),
  );
  const isThere = row.file_expires_at !== null && row.file_expires_at > now;
  return {
    id: row.id,
    status: row.status,
    delivery: row.delivery,
    fromDate: row.from_date,
    toDate: row.to_date,
    creationTime: row.created_at.toISOString(),
    creatorName: row.started_by_name,
    progress: { customers: row.customer_ids.length, done: row.customers_done },
    statements: row.statements,
    leftOut: row.left_out.map(({ customerId, message }) => ({
      customerId,
      customerName: cards.get(customerId)?.displayName ?? '',
      message,
    })),
    file:
      isThere && row.file_name !== null && row.file_token !== null
        ? { fileName: row.file_name, fileToken: row.file_token }
        : null,
    problem: row.problem,
  };
}
