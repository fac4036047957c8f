import type { ReactNode } from 'react';
import { cx } from '#ui/cx.ts';
import { useLabel } from '#ui/labels.ts';

type LinesColumn<Row> = {
  readonly head: string;
  readonly cell: (row: Row) => ReactNode;
  /** Aligns amounts right. */
  readonly right?: boolean;
  /** Hidden on a phone. */
  readonly wideOnly?: boolean;
};

type LinesTableProps<Row> = {
  readonly label: string;
  readonly columns: readonly LinesColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => number | string;
};

const head = 'border-b border-hairline px-2 py-2 sm:px-3 text-meta font-semibold text-ink-2';
const cell = 'border-b border-hairline px-2 py-2 sm:px-3 align-top';

/** The lines of one record, without paging; lists use `DataTable`. */
export function LinesTable<Row>({ label, columns, rows, rowId }: LinesTableProps<Row>) {
  const t = useLabel();
  return (
    <section
      aria-label={t(label)}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboard scrolling
      tabIndex={0}
      className="overflow-x-auto"
    >
      <table aria-label={t(label)} className="w-full text-table">
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.head}
                scope="col"
                className={cx(
                  head,
                  column.right ? 'text-right' : 'text-left',
                  column.wideOnly && 'hidden sm:table-cell',
                )}
              >
                {t(column.head)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowId(row)}>
              {columns.map((column) => (
                <td
                  key={column.head}
                  className={cx(
                    cell,
                    column.right && 'text-right',
                    column.wideOnly && 'hidden sm:table-cell',
                  )}
                >
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
