import { previewRows, rowsMax } from '@waybill/contract/reports/reports/catalogue';
import * as contract from '@waybill/contract/reports/endpoints';
import { handle } from '#platform/context.ts';
import { inputOf } from '../domain/requested.ts';
import { cellOf, columnsFor } from '../domain/cells.ts';
import { chartOf } from '../domain/chart.ts';
import { inReportTime } from '../pieces.ts';
import { reportFor, todayOf } from '../report-for.ts';
import { countRows, firstRows } from '../sql/statements.ts';

export const previewReport = handle(contract.previewReport, async ({ input, actor, db, now }) => {
  const report = reportFor(actor, input.reportId);
  const query = inputOf(report, input.parameters, await todayOf(db, now));
  const most = Math.max(previewRows, report.chart?.most ?? 0) + 1;
  const { rows, count } = await inReportTime(db, async () => {
    const first = await firstRows(db, { name: report.name, query }, most);
    const isWhole = first.length < most;
    const counted = isWhole
      ? first.length
      : await countRows(db, { name: report.name, query }, rowsMax + 1);
    return { rows: first, count: counted };
  });
  return {
    columns: columnsFor(report, query).map(({ key, label, kind }) => ({ key, label, kind })),
    rows: rows.slice(0, previewRows).map((row) => report.columns.map((c) => cellOf(row, c))),
    totalCount: Math.min(count, rowsMax),
    isCutOff: count > rowsMax,
    chart: chartOf(report, query, rows),
  };
});
