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

/**
 * The columns for this request. Columns that rows are grouped by hold days if there is a row for
 * each period; the second one exists only if requested. In a report with two levels, each column
 * is labelled with what it groups by.
 */
export function columnsFor(
  { columns }: Pick<ReportDefinition, 'columns'>,
  { by, thenBy }: Pick<RequestedParameters, 'by' | 'thenBy'>,
): readonly ReportColumn[] {
  const hasSecond = columns.some(({ key }) => key === 'second');
  const levels: Readonly<Record<string, string>> = { name: by, second: thenBy };
  return columns.flatMap((column) => {
    const level = levels[column.key];
    if (level === undefined) return [column];
    if (level === '') return column.key === 'second' ? [] : [column];
    const label = hasSecond ? level : column.label;
    return [{ ...column, label, kind: isPeriod(level) ? ('day' as const) : column.kind }];
  });
}

const periods: ReadonlySet<string> = new Set(['Day', 'Week', 'Month']);

/** Whether a grouping has a row for each period. */
export const isPeriod = (by: string): boolean => periods.has(by);

/** Decimal places of a column in a file. */
export const decimalsOf: Readonly<Record<ReportColumn['kind'], number | undefined>> = {
  text: undefined,
  word: undefined,
  day: undefined,
  moment: undefined,
  count: undefined,
  money: 2,
  weight: 3,
  percent: 1,
  number: 1,
};

/** A column as the wire has it. */
export const toColumn = ({ key, label, kind }: ReportColumn) => ({ key, label, kind });
