import { Problem } from '@waybill/contract/problem';
import {
  backgroundTimeMax_ms,
  type ReportDefinition,
  rowsMax,
  timeMax_ms,
} from '@waybill/contract/reports/reports/catalogue';
import { reportsProblems } from '@waybill/contract/reports/problems';
import { type CsvColumn, writeCsvHead, writeCsvRows } from '#platform/csv.ts';
import { inBatches } from '#platform/db/batches.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { tookTooLong } from '#platform/db/failures.ts';
import type { RequestedParameters } from './domain/requested.ts';
import { cellOf, columnsFor, decimalsOf, type ReportRow } from './domain/cells.ts';
import { allowTime, statementOf } from './sql/statements.ts';

export type ReportPiece = { readonly text: string; readonly rows: number };

/** Limits of a report: rows (null for all), and the time of each statement. */
export type Bounds = { readonly rows: number | null; readonly time_ms: number };

/** Limits for an immediate response (decisions E-09). */
export const responseBounds: Bounds = { rows: rowsMax, time_ms: timeMax_ms };
/** Limits for a background run. */
export const ofBackground: Bounds = { rows: null, time_ms: backgroundTimeMax_ms };

/**
 * A report as CSV, in batches of rows. Memory holds one batch.
 * @throws {Problem} ReportTakesLong
 */
export async function* piecesOf(
  db: TenantDb,
  report: ReportDefinition,
  {
    requested: query,
    bounds,
  }: { readonly requested: RequestedParameters; readonly bounds: Bounds },
): AsyncGenerator<ReportPiece> {
  const columns = columnsOf(report, query);
  yield* inTime(async function* () {
    await allowTime(db, bounds.time_ms);
    yield { text: writeCsvHead(columns), rows: 0 };
    for await (const rows of inBatches(db, statementOf(report.name, query, bounds.rows))) {
      yield { text: writeCsvRows(columns, rows), rows: rows.length };
    }
  });
}

/**
 * The text only. The head is held back until the first rows arrive, so that a refusal precedes any
 * output.
 */
export async function* textOf(pieces: AsyncGenerator<ReportPiece>): AsyncGenerator<string> {
  let held = '';
  for await (const { text, rows } of pieces) {
    held += text;
    if (rows === 0) continue;
    yield held;
    held = '';
  }
  if (held !== '') yield held;
}

const columnsOf = (
  report: ReportDefinition,
  query: RequestedParameters,
): readonly CsvColumn<ReportRow>[] =>
  columnsFor(report, query).map((column) => {
    const decimals = decimalsOf[column.kind];
    const head = column.label;
    const cell = (row: ReportRow) => cellOf(row, column);
    return decimals === undefined ? { head, cell } : { head, cell, decimals };
  });

/**
 * Yields what `work` yields, within the time limit of a report.
 * @throws {Problem} ReportTakesLong
 */
export async function* inTime<T>(work: () => AsyncGenerator<T>): AsyncGenerator<T> {
  try {
    yield* work();
  } catch (error) {
    if (tookTooLong(error)) throw new Problem(reportsProblems.ReportTakesLong);
    throw error;
  }
}

/** Runs work under the time limit of a report. @throws {Problem} ReportTakesLong */
export async function inReportTime<T>(db: TenantDb, work: () => Promise<T>): Promise<T> {
  try {
    await allowTime(db, timeMax_ms);
    return await work();
  } catch (error) {
    if (tookTooLong(error)) throw new Problem(reportsProblems.ReportTakesLong);
    throw error;
  }
}
