import {
  previewRows,
  type ReportDefinition,
  rowsMax,
} from '@waybill/contract/reports/reports/catalogue';
import type { ReportPreview } from '@waybill/contract/reports/reports/shapes';
import { cellOf, columnsFor, type ReportRow, toColumn } from './cells.ts';
import { chartOf } from './chart.ts';
import type { RequestedParameters } from './requested.ts';
import { adding, totalsRow } from './totals.ts';

/** The first rows, and the count and sums of all rows. */
type Read = {
  readonly rows: readonly ReportRow[];
  readonly count: number;
  readonly sums: ReportRow;
};

/** A report's first rows with the subtotals of complete groups, the totals and the chart. */
export function previewOf(
  report: ReportDefinition,
  query: Pick<RequestedParameters, 'by' | 'thenBy'>,
  { rows, count, sums }: Read,
): ReportPreview {
  const columns = columnsFor(report, query);
  const cells = (row: ReportRow) => columns.map((column) => cellOf(row, column));
  const visible = rows.slice(0, previewRows);
  const totals = totalsRow(columns, sums);
  return {
    columns: columns.map(toColumn),
    rows: visible.map(cells),
    totalCount: Math.min(count, rowsMax),
    isCutOff: count > rowsMax,
    totals: totals && cells(totals),
    subtotals: subtotalsOf(report, query, rows.slice(0, previewRows + 1)).map((each) => ({
      after: each.after,
      cells: cells(each.row),
    })),
    figures: [...(report.records?.figures ?? [])],
    by: columns.flatMap(({ key }) => (report.records?.by.includes(key) ? [key] : [])),
    chart: chartOf(report, query, rows),
  };
}

/** The subtotals of groups that end within the rows shown. */
function subtotalsOf(
  report: ReportDefinition,
  query: Pick<RequestedParameters, 'by' | 'thenBy'>,
  rows: readonly ReportRow[],
): readonly { readonly after: number; readonly row: ReportRow }[] {
  const subtotals = subtotalsColumn(report, query);
  if (subtotals === null) return [];
  const sums = adding({ columns: columnsFor(report, query), subtotals });
  const lines = rows.flatMap((row, at) =>
    sums.next(row).map((line) => ({ ...line, after: at - 1 })),
  );
  const last =
    rows.length > previewRows
      ? []
      : sums.end().map((line) => ({ ...line, after: rows.length - 1 }));
  return [...lines, ...last].filter(({ kind }) => kind === 'subtotal');
}

/** The column whose groups have subtotals in this request; null if there is only one level. */
export const subtotalsColumn = (
  { subtotals, columns }: Pick<ReportDefinition, 'subtotals' | 'columns'>,
  { thenBy }: Pick<RequestedParameters, 'thenBy'>,
): string | null => {
  const isOneLevel = columns.some(({ key }) => key === 'second') && thenBy === '';
  return subtotals === undefined || isOneLevel ? null : subtotals;
};
