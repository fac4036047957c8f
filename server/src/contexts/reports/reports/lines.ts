import type { ReportDefinition } from '@waybill/contract/reports/reports/catalogue';
import { inBatches } from '#platform/db/batches.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { columnsFor } from './domain/cells.ts';
import { subtotalsColumn } from './domain/preview.ts';
import type { RequestedParameters } from './domain/requested.ts';
import { adding, type ReportLine } from './domain/totals.ts';
import { type Bounds, inTime } from './pieces.ts';
import { allowTime, statementOf } from './sql/statements.ts';

type RequestedReport = { readonly requested: RequestedParameters; readonly bounds: Bounds };

/**
 * A report's rows with their subtotals and totals, in batches. Memory holds one batch.
 * @throws {Problem} ReportTakesLong
 */
export async function* linesOf(
  db: TenantDb,
  report: ReportDefinition,
  { requested: query, bounds }: RequestedReport,
): AsyncGenerator<readonly ReportLine[]> {
  const sums = adding({
    columns: columnsFor(report, query),
    subtotals: subtotalsColumn(report, query),
  });
  yield* inTime(async function* () {
    await allowTime(db, bounds.time_ms);
    for await (const rows of inBatches(db, statementOf(report.name, query, bounds.rows))) {
      yield rows.flatMap((row) => sums.next(row));
    }
  });
  yield sums.end();
}
