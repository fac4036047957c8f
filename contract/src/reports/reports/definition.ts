import type { Permission } from '../../permission.ts';
import type { ReportColumn } from './columns.ts';
import type { ReportParameter } from './parameters.ts';
import type { RecordsOf } from './record-columns.ts';

export type ReportChart = {
  readonly kind: 'bar' | 'line';
  /** The column that the points lie along. */
  readonly x: string;
  readonly series: readonly string[];
  readonly stacked: boolean;
  /** The first rows are drawn, this many. */
  readonly most: number;
};

/** Which records are behind the figures of a report. */
export type ReportRecords = {
  readonly of: RecordsOf;
  /** The columns that identify a row. */
  readonly by: readonly string[];
  /** The columns whose figures lead to records. */
  readonly figures: readonly string[];
  /** Counts to which one record can add more than 1, such as pieces. */
  readonly quantities?: readonly string[];
};

export type ReportDeclaration = {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly group: 'Bookings' | 'Finance' | 'Operations';
  readonly permission: Permission;
  readonly parameters: readonly ReportParameter[];
  readonly columns: readonly ReportColumn[];
  readonly chart: ReportChart | null;
  /** The column that rows are grouped by for subtotals. */
  readonly subtotals?: string;
  readonly records?: ReportRecords;
};

export const idOf = (no: number): string =>
  `5e9027a1-0000-4000-8000-${String(no).padStart(12, '0')}`;

/** The maximum number of points of a chart over time. */
export const periods = 400;

export const bars = (
  x: string,
  series: readonly string[],
  options: { readonly stacked?: boolean; readonly most?: number } = {},
): ReportChart => ({ kind: 'bar', x, series, stacked: false, most: 12, ...options });
