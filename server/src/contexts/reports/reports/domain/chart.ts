import type { ReportDefinition } from '@waybill/contract/reports/reports/catalogue';
import type { DrawnChart } from '@waybill/contract/reports/shapes';
import type { RequestedParameters } from './requested.ts';
import { cellOf, columnsFor, type ReportRow } from './cells.ts';

/** The chart of a report's first rows; null if it has none, or if rows have two levels. */
export function chartOf(
  report: ReportDefinition,
  query: Pick<RequestedParameters, 'by' | 'thenBy'>,
  rows: readonly ReportRow[],
): DrawnChart | null {
  const { chart } = report;
  const columns = columnsFor(report, query);
  if (chart === null || query.thenBy !== '') return null;
  const columnOf = (key: string) => {
    const column = columns.find((each) => each.key === key);
    if (column === undefined) throw new Error(`${report.name} has no column ${key}`);
    return column;
  };
  const series = chart.series.map(columnOf);
  const along = columnOf(chart.x);
  return {
    name: report.name,
    title: report.title,
    kind: chart.kind,
    stacked: chart.stacked,
    xLabel: along.label,
    xKind: along.kind,
    unit: series[0]?.kind ?? 'count',
    series: series.map(({ key, label }) => ({ key, label })),
    points: rows.slice(0, chart.most).map((row) => ({
      x: String(cellOf(row, along) ?? '—'),
      // Unknown values are left out: a line continues past the gap, a bar is missing.
      ...Object.fromEntries(
        series.flatMap((column) => {
          const value = cellOf(row, column);
          return typeof value === 'number' ? [[column.key, value]] : [];
        }),
      ),
    })),
  };
}
