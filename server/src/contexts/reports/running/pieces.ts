import { Problem } from '@waybill/contract/problem';
import { type ReportDefinition, rowsMax, timeMax_ms } from '@waybill/contract/reports/catalogue';
import { reportsProblems } from '@waybill/contract/reports/problems';
import { type CsvColumn, writeCsvHead, writeCsvRows } from '#platform/csv.ts';
import { inBatches } from '#platform/db/batches.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { tookTooLong } from '#platform/db/failures.ts';
import type { Asked } from '../domain/asked.ts';
import { cellOf, decimalsOf, type ReportRow } from '../domain/cells.ts';
import { allowTime, statementOf } from '../sql/statements.ts';

export type Piece = { readonly text: string; readonly rows: number };

/**
 * A report as CSV, some rows at a time; 100,000 at most (decisions E-09). Memory holds one batch.
 * @throws {Problem} ReportTakesLong after 60 seconds
 */
export async function* piecesOf(
  db: TenantDb,
  report: ReportDefinition,
  asked: Asked,
): AsyncGenerator<Piece> {
  const columns = columnsOf(report);
  yield* inTime(async function* () {
    await allowTime(db, timeMax_ms);
    yield { text: writeCsvHead(columns), rows: 0 };
    for await (const rows of inBatches(db, statementOf(report.name, asked, rowsMax))) {
      yield { text: writeCsvRows(columns, rows), rows: rows.length };
    }
  });
}

/** The text alone; the head waits for the first rows, so that a refusal comes before any of it. */
export async function* textOf(pieces: AsyncGenerator<Piece>): AsyncGenerator<string> {
  let held = '';
  for await (const { text, rows } of pieces) {
    held += text;
    if (rows === 0) continue;
    yield held;
    held = '';
  }
  if (held !== '') yield held;
}

const columnsOf = ({ columns }: ReportDefinition): readonly CsvColumn<ReportRow>[] =>
  columns.map((column) => {
    const decimals = decimalsOf[column.kind];
    const head = column.label;
    const cell = (row: ReportRow) => cellOf(row, column);
    return decimals === undefined ? { head, cell } : { head, cell, decimals };
  });

async function* inTime<T>(work: () => AsyncGenerator<T>): AsyncGenerator<T> {
  try {
    yield* work();
  } catch (error) {
    if (tookTooLong(error)) throw new Problem(reportsProblems.ReportTakesLong);
    throw error;
  }
}

/** Does work that may take as long as a report. @throws {Problem} ReportTakesLong */
export async function inReportTime<T>(db: TenantDb, work: () => Promise<T>): Promise<T> {
  try {
    await allowTime(db, timeMax_ms);
    return await work();
  } catch (error) {
    if (tookTooLong(error)) throw new Problem(reportsProblems.ReportTakesLong);
    throw error;
  }
}
