import { found, Problem } from '@waybill/contract/problem';
import { type ReportDefinition, reportById } from '@waybill/contract/reports/reports/catalogue';
import { reportsProblems } from '@waybill/contract/reports/problems';
import { peopleHolding } from '#contexts/identity/public.ts';
import { settingsOf } from '#contexts/tenancy/public.ts';
import type { TaskCall } from '#platform/context.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { systemScope } from '#platform/db/scope.ts';
import { saveFile, storeFileApart } from '#platform/files/tickets.ts';
import type { ServicesWithPdfs } from '#platform/services.ts';
import { type RequestedParameters, inputOf } from '../reports/domain/requested.ts';
import { sendToRecipients, sendToStaff } from './sending.ts';
import * as rows from './sql.ts';
import { allowTime, countAndAdd } from '../reports/sql/statements.ts';
import { reportFile } from '../reports/file.ts';
import type { reportsPdfs } from '../reports/pdf/index.ts';
import { ofBackground } from '../reports/pieces.ts';
import { publishRunChanged } from './publish-events.ts';

export const filePurpose = 'report';
/** Number of rows between two progress updates of a run. */
const noteEvery = 10_000;

export type RunServices = Pick<
  ServicesWithPdfs<typeof reportsPdfs>,
  'files' | 'originOf' | 'pdfs' | 'secret'
>;

type Running = {
  readonly services: RunServices;
  readonly call: TaskCall;
  readonly run: rows.ReportRunRow;
};

/**
 * Runs a report over all of its rows in the background, stores its file and e-mails its readers.
 * Rows are streamed to the file: memory holds one batch, however many there are.
 */
export const runInBackground =
  (services: RunServices) =>
  async (call: TaskCall<'reports.run'>): Promise<void> => {
    const { id } = call.payload;
    const run = await within(call, (db) => rows.runById(db, id));
    if (run === undefined || run.status === 'Done' || run.status === 'Failed') return;
    try {
      await finish({ services, call, run });
    } catch (error) {
      // Errors that the user can fix are shown. Our own errors are retried, then reported as ours.
      if (!(error instanceof Problem)) throw error;
      await giveUp({ services, call, run }, error.message);
    }
  };

/**
 * Writes the file from a replica, if there is one that has caught up. The file is kept and the
 * readers are told in one transaction: after a failure the file expires, and nobody has its token.
 */
async function finish(running: Running): Promise<void> {
  const { services, call, run } = running;
  const { report, file, count } = await call.database.reading(
    scopeOf(call),
    (db) => writeFile(db, running),
    'replica',
  );
  await within(call, async (db) => {
    await saveFile(db, file.id);
    const done = { rows: count, fileId: file.id, now: call.now };
    if ((await rows.markDone(db, run.id, done)) === 0) throw new Error(`Run ${run.id} went away`);
    publishRunChanged(db, run);
    const finished = { run, report, rows: count, fileToken: file.token };
    await sendToStaff({ db, services }, finished);
    await sendToRecipients({ db, services }, finished);
  });
}

type Written = {
  readonly report: ReportDefinition;
  readonly file: { readonly id: string; readonly token: string };
  /** The number of rows. */
  readonly count: number;
};

async function writeFile(db: TenantDb, { services, call, run }: Running): Promise<Written> {
  const report = await stillTheirs(db, run);
  const { timezone } = await settingsOf(db);
  const query = inputOf(report, run.parameters, { today: run.day, timezone, now: call.now });
  const progress = await beginAt(db, { call, run, report, requested: query });
  const { format } = run;
  const content = reportFile(
    { db, pdfs: services.pdfs },
    {
      report,
      requested: query,
      format,
      bounds: ofBackground,
      onRows: (more) => progress.move(more),
    },
  );
  const place = { db, files: services.files, now: call.now };
  const file = await storeFileApart(place, { ...content, purpose: filePurpose });
  return { report, file, count: progress.written() };
}

/** Progress of a run; `move` saves it from time to time. */
type Progress = { readonly written: () => number; move(rows: number): Promise<void> };

async function beginAt(
  db: TenantDb,
  of: {
    readonly call: TaskCall;
    readonly run: rows.ReportRunRow;
    readonly report: ReportDefinition;
    readonly requested: RequestedParameters;
  },
): Promise<Progress> {
  const { call, run, report, requested: query } = of;
  await allowTime(db, ofBackground.time_ms);
  const { count: total } = await countAndAdd(
    db,
    { name: report.name, query, added: [] },
    ofBackground.rows,
  );
  await note(call, run, { rows: 0, total });
  let written = 0;
  let noted = 0;
  return {
    written: () => written,
    async move(more) {
      written += more;
      if (written - noted < noteEvery) return;
      noted = written;
      await note(call, run, { rows: written, total });
    },
  };
}

/** @throws {Problem} ReportNotFound where its owner may no longer run it. */
async function stillTheirs(db: TenantDb, run: rows.ReportRunRow): Promise<ReportDefinition> {
  const report = found(reportById(run.report_id), reportsProblems.ReportNotFound);
  const people = await peopleHolding(db, report.permission, null);
  const isTheirs = people.some(({ userId }) => userId === run.user_id);
  return found(isTheirs ? report : undefined, reportsProblems.ReportNotFound);
}

/** Publishes the progress immediately, in a transaction of its own. */
const note = (
  call: TaskCall,
  run: rows.ReportRunRow,
  at: { readonly rows: number; readonly total: number },
): Promise<void> =>
  within(call, async (db) => {
    await rows.markRunning(db, run.id, at);
    publishRunChanged(db, run);
  });

const giveUp = ({ call, run }: Running, problem: string): Promise<void> =>
  within(call, async (db) => {
    await rows.markFailed(db, run.id, { problem, now: call.now });
    publishRunChanged(db, run);
  });

const scopeOf = ({ tenantId }: TaskCall) => systemScope(tenantId, 'report');

const within = <T>(call: TaskCall, work: (db: TenantDb) => Promise<T>): Promise<T> =>
  call.database.transaction(scopeOf(call), work);
