/**
 * What a cell holds. `word` is a word of ours, such as a status: screens, PDFs and workbooks
 * translate it. `money` in units of the currency, `weight` in kilograms, `percent` 0 to 100, `day`
 * as yyyy-MM-dd, `moment` as yyyy-MM-dd HH:mm:ss of the tenant's zone: files keep both as they are,
 * because every program reads and sorts them; screens write them as people here do.
 */
export type ColumnKind =
  | 'text'
  | 'word'
  | 'day'
  | 'moment'
  | 'count'
  | 'money'
  | 'weight'
  | 'percent'
  | 'number';

/** A percentage: the sum of the column `of` in the sums of the columns `among`. */
export type Share = { readonly of: string; readonly among: readonly string[] };

export type ReportColumn = {
  readonly key: string;
  readonly label: string;
  readonly kind: ColumnKind;
  /** What the totals row shows: the sum of the cells, a percentage of sums, or nothing. */
  readonly total: 'sum' | 'none' | Share;
};

const added: ReadonlySet<ColumnKind> = new Set(['count', 'money', 'weight']);

export const column =
  (kind: ColumnKind) =>
  (key: string, label: string, total?: ReportColumn['total']): ReportColumn => ({
    key,
    label,
    kind,
    total: total ?? (added.has(kind) ? 'sum' : 'none'),
  });

export const text = column('text');
export const word = column('word');
export const count = column('count');
export const money = column('money');
export const percent = column('percent');
export const day = column('day');
export const moment = column('moment');
export const weight = column('weight');
export const decimal = column('number');
