import type { ReportCell, ReportPreview } from '@waybill/contract/reports/reports/shapes';
import type { PillFamily } from '#ui/pill-families.ts';

/** A row of the table: a row of the report, a subtotal or the total. */
export type Line = {
  readonly id: string;
  readonly kind: 'row' | 'subtotal' | 'total';
  readonly cells: readonly ReportCell[];
};

/** The cells that identify a row, by column; empty for all rows. */
export type RowName = Readonly<Record<string, string>>;
export type RecordsHref = (figure: string, row: RowName) => string;

export const lineId = ({ id }: Line): string => id;
export const lineName = ({ cells }: Line): string => String(cells[0] ?? '');
export const lineFamily = ({ kind }: Line): PillFamily | null =>
  kind === 'row' ? null : 'neutral';

/** The rows of a preview, with a subtotal after each group and the totals at the end. */
export function linesOf({ rows, subtotals, totals }: ReportPreview): readonly Line[] {
  const after = new Map(subtotals.map(({ after: at, cells }) => [at, cells]));
  const lines = rows.flatMap((cells, at): Line[] => {
    const subtotal = after.get(at);
    return [
      { id: String(at), kind: 'row', cells },
      ...(subtotal ? [{ id: `subtotal-${at}`, kind: 'subtotal' as const, cells: subtotal }] : []),
    ];
  });
  const isWorthTotals = totals !== null && rows.length > 1;
  return isWorthTotals ? [...lines, { id: 'total', kind: 'total', cells: totals }] : lines;
}

type Named = Pick<ReportPreview, 'columns' | 'by'>;

/** The row name of a line: a subtotal is named by its group alone. */
export function rowNameOf({ columns, by }: Named, { kind, cells }: Line): RowName {
  if (kind === 'total') return {};
  const named = by.flatMap((key) => {
    const cell = cells[columns.findIndex((column) => column.key === key)] ?? null;
    return cell === null ? [] : [[key, String(cell)] as const];
  });
  return Object.fromEntries(named);
}

/**
 * Returns the figure and row of a point of the chart. A percentage leads to the report's first
 * figure, which it is a percentage of. Null if the report leads to no records.
 */
export function pointOf(
  preview: Pick<ReportPreview, 'columns' | 'by' | 'rows' | 'chart' | 'figures'>,
): ((at: number, series: string) => readonly [figure: string, row: RowName]) | null {
  const { figures, by, rows, chart, columns } = preview;
  const [first] = figures;
  const [name] = by;
  if (first === undefined || name === undefined || chart === null) return null;
  const isNamedByPoint = columns[0]?.key === name;
  return (at, series) => {
    const point = chart.points[at];
    const row = isNamedByPoint
      ? { [name]: String(point?.x ?? '') }
      : rowNameOf(preview, { id: '', kind: 'row', cells: rows[at] ?? [] });
    return [figures.includes(series) ? series : first, row];
  };
}
