import { previewRows, rowsMax } from '@waybill/contract/reports/reports/catalogue';
import * as contract from '@waybill/contract/reports/endpoints';
import { handle } from '#platform/context.ts';
import { inputOf } from '../domain/requested.ts';
import { columnsFor } from '../domain/cells.ts';
import { previewOf } from '../domain/preview.ts';
import { addedColumns, sumsOf } from '../domain/totals.ts';
import { inReportTime } from '../pieces.ts';
import { reportFor, todayOf } from '../report-for.ts';
import { countAndAdd, firstRows } from '../sql/statements.ts';

export const previewReport = handle(contract.previewReport, async ({ input, actor, db, now }) => {
  const report = reportFor(actor, input.reportId);
  const query = inputOf(report, input.parameters, await todayOf(db, now));
  const most = Math.max(previewRows, report.chart?.most ?? 0) + 1;
  const columns = columnsFor(report, query);
  const added = addedColumns(columns);
  return inReportTime(db, async () => {
    const rows = await firstRows(db, { name: report.name, query }, most);
    const whole =
      rows.length < most
        ? { count: rows.length, sums: sumsOf(columns, rows) }
        : await countAndAdd(db, { name: report.name, query, added }, rowsMax + 1);
    return previewOf(report, query, { rows, ...whole });
  });
});
