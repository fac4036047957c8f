import type { ReportColumn } from '@waybill/contract/reports/catalogue';
import type { Cell } from '@waybill/contract/reports/shapes';

/** A row as the database gives it: money in hundredths, weight in grams. */
export type ReportRow = Readonly<Record<string, string | number | null>>;

/** A cell in the unit that its column promises. */
export function cellOf(row: ReportRow, { key, kind }: ReportColumn): Cell {
  const value = row[key] ?? null;
  if (typeof value !== 'number') return value;
  if (kind === 'money') return value / 100;
  return kind === 'weight' ? value / 1000 : value;
}

/** Decimals of a column in a file. */
export const decimalsOf: Readonly<Record<ReportColumn['kind'], number | undefined>> = {
  text: undefined,
  count: undefined,
  money: 2,
  weight: 3,
  percent: 1,
  number: 1,
};
