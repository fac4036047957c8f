import type { ReportColumn } from '@waybill/contract/reports/reports/catalogue';
import type { ReportRow } from './cells.ts';

type Columns = readonly ReportColumn[];

/** The columns that are added up. */
export const addedColumns = (columns: Columns): readonly string[] =>
  columns.flatMap(({ key, total }) => (total === 'sum' ? [key] : []));

/** The sums of rows. */
export const sumsOf = (columns: Columns, rows: readonly ReportRow[]): ReportRow =>
  Object.fromEntries(
    addedColumns(columns).map((key) => [
      key,
      rows.reduce((sum, row) => sum + Number(row[key] ?? 0), 0),
    ]),
  );

/** The totals row: sums and percentages of sums; null if no column is added up. */
export function totalsRow(columns: Columns, sums: ReportRow): ReportRow | null {
  if (addedColumns(columns).length === 0) return null;
  return Object.fromEntries(columns.map((column) => [column.key, totalOf(column, sums)]));
}

function totalOf({ key, total }: ReportColumn, sums: ReportRow): number | null {
  const sum = (name: string) => Number(sums[name] ?? 0);
  if (total === 'none') return null;
  if (total === 'sum') return sum(key);
  const whole = total.among.reduce((all, name) => all + sum(name), 0);
  return whole === 0 ? null : (100 * sum(total.of)) / whole;
}

export type ReportLine = {
  readonly kind: 'row' | 'subtotal' | 'total';
  readonly row: ReportRow;
};

type Levels = { readonly columns: Columns; readonly subtotals: string | null };

/**
 * Adds up rows as they are read, with a subtotal after each group and a total at the end. A group
 * is a run of rows with equal cells in the column `subtotals`.
 */
export function adding({ columns, subtotals }: Levels) {
  const keys = addedColumns(columns);
  const nothing: ReportRow = Object.fromEntries(keys.map((key) => [key, 0]));
  const plus = (sums: ReportRow, row: ReportRow): ReportRow =>
    Object.fromEntries(keys.map((key) => [key, Number(sums[key]) + Number(row[key] ?? 0)]));
  let group: { readonly name: ReportRow[string]; readonly sums: ReportRow } | null = null;
  let all = nothing;

  const endGroup = (): readonly ReportLine[] => {
    const ended = group;
    group = null;
    if (ended === null || subtotals === null) return [];
    const row = totalsRow(columns, ended.sums);
    return row === null ? [] : [{ kind: 'subtotal', row: { ...row, [subtotals]: ended.name } }];
  };

  return {
    /** Returns the row, after the subtotal of the previous group if the row begins a new one. */
    next(row: ReportRow): readonly ReportLine[] {
      const name = subtotals === null ? null : (row[subtotals] ?? null);
      const before = group !== null && group.name !== name ? endGroup() : [];
      group = { name, sums: plus(group?.sums ?? nothing, row) };
      all = plus(all, row);
      return [...before, { kind: 'row', row }];
    },
    /** Returns the lines after the last row. */
    end(): readonly ReportLine[] {
      const row = totalsRow(columns, all);
      return [...endGroup(), ...(row === null ? [] : [{ kind: 'total' as const, row }])];
    },
  };
}
