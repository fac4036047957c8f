import { cx } from '../cx.ts';
import type { Column } from './types.ts';

type TableTotalsProps<Row> = {
  readonly columns: readonly Column<Row>[];
  readonly hasTickBox: boolean;
  readonly hasActions: boolean;
};

/** The pinned row of totals, if any column has one. */
export function TableTotals<Row>({ columns, hasTickBox, hasActions }: TableTotalsProps<Row>) {
  if (columns.every((column) => column.total === undefined)) return null;
  return (
    <tfoot>
      <tr className="font-semibold">
        {hasTickBox && <td className={cell}>{blank}</td>}
        {columns.map((column) => (
          <td key={column.id} className={cx(cell, column.align === 'right' && 'num text-right')}>
            {column.total}
          </td>
        ))}
        {hasActions && <td className={cell}>{blank}</td>}
      </tr>
    </tfoot>
  );
}

/** Prevents screen readers from reading empty cells as unnamed controls. */
export const blank = '\u00a0';

const cell = 'sticky bottom-0 z-6 h-row border-t border-hairline bg-sunken px-3 text-table';
