import type { ReportColumn, ReportDefinition } from '@waybill/contract/reports/reports/catalogue';
import type { RequestedParameters } from './requested.ts';
import type { ReportCell } from '@waybill/contract/reports/reports/shapes';

/** A row as returned by the database: money in hundredths, weight in grams. */
export type ReportRow = Readonly<Record<string, string | number | null>>;

/** A cell converted to the unit its column declares. */
export function cellOf(row: ReportRow, { key, kind }: ReportColumn): ReportCell {
  const value = row[key] ?? null;
  if (typeof value !== 'number') return value;
  if (kind === 'money') return value / 100;
  return kind === 'weight' ? value / 1000 : value;
}

/** The columns for this input: the grouping column holds days when there is a row per period. */
export const columnsFor = (
  { columns }: Pick<ReportDefinition, 'columns'>,
  { by }: Pick<RequestedParameters, 'by'>,
): readonly ReportColumn[] =>
  columns.map((column) =>
    column.key === 'name' && periods.has(by) ? { ...column, kind: 'day' } : column,
  );

const periods: ReadonlySet<string> = new Set(['Day', 'Week', 'Month']);

/** Decimal places of a column in a file. */
export const decimalsOf: Readonly<Record<ReportColumn['kind'], number | undefined>> = {
  text: undefined,
  day: undefined,
  moment: undefined,
  count: undefined,
  money: 2,
  weight: 3,
  percent: 1,
  number: 1,
};
