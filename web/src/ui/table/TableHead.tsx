import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { cx } from '../cx.ts';
import { useLabel } from '../labels.ts';
import { useUiTexts } from '../ui-texts.ts';
import { pageState, pageToggled, unlocked } from './selection.ts';
import { TickBox } from './TickBox.tsx';
import type { Column, Selection, Sort } from './types.ts';
import { defaultWidth } from './whole-columns.ts';

export type TableHeadProps<Row> = {
  readonly columns: readonly Column<Row>[];
  readonly ids: readonly string[];
  readonly selection: Selection | undefined;
  readonly sort: Sort | undefined;
  readonly onSort: ((sort: Sort) => void) | undefined;
  readonly hasActions: boolean;
};

/**
 * The sticky head: names, units, sort buttons and the checkbox that selects the page. Long names
 * wrap between words; a column is as wide as the longest of them (`useWholeWidths`).
 */
export function TableHead<Row>(props: TableHeadProps<Row>) {
  const { columns, ids, selection, sort, onSort, hasActions } = props;
  const words = useUiTexts();
  return (
    <thead>
      <tr aria-rowindex={1}>
        {selection && (
          <th scope="col" className={cx(headCell, 'left-0 z-11 w-10 px-3 text-left')}>
            <TickBox
              label={words.selectAll}
              state={pageState(selection.chosen, unlocked(selection, ids))}
              onToggle={() => {
                selection.onChange(pageToggled(selection.chosen, unlocked(selection, ids)));
              }}
            />
          </th>
        )}
        {columns.map((column, at) => (
          <th
            key={column.id}
            scope="col"
            style={{ width: column.width ?? defaultWidth }}
            aria-sort={ariaSort(column, sort)}
            className={cx(
              headCell,
              'px-3',
              at === 0 && cx('z-11', stickyKey(selection !== undefined)),
              column.align === 'right' ? 'text-right' : 'text-left',
            )}
          >
            <HeadCell column={column} sort={sort} onSort={onSort} />
          </th>
        ))}
        {hasActions && (
          <th scope="col" className={cx(headCell, 'right-0 z-11 w-12')}>
            <span className="sr-only">{words.actions}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}

/** Where the key column sticks: after the checkbox where there is one. */
export const stickyKey = (afterTickBox: boolean): string =>
  afterTickBox ? 'sticky left-10' : 'sticky left-0';

const headCell =
  'sticky top-0 z-10 h-8 border-b border-hairline bg-sunken py-1 text-meta leading-tight ' +
  'font-semibold text-ink-2';

type HeadCellProps<Row> = Pick<TableHeadProps<Row>, 'sort' | 'onSort'> & {
  readonly column: Column<Row>;
};

function HeadCell<Row>({ column, sort, onSort }: HeadCellProps<Row>) {
  const { sortKey } = column;
  const t = useLabel();
  const name = (
    <>
      <span data-head className="min-w-0">
        {t(column.header)}
      </span>
      {column.unit !== undefined && <span className="font-normal text-ink-3">({column.unit})</span>}
    </>
  );
  const look = 'inline-flex max-w-full items-center gap-1 text-inherit align-middle';
  if (sortKey === undefined || !onSort) {
    return <span className={look}>{name}</span>;
  }
  const active = sort?.key === sortKey;
  const Icon = !active ? ChevronsUpDown : isDescending(column, sort) ? ArrowDown : ArrowUp;
  return (
    <button
      type="button"
      className={cx(
        look,
        'min-h-6 rounded font-semibold hover:text-ink',
        column.align === 'right' ? 'flex-row-reverse text-right' : 'text-left',
        active && 'text-ink',
      )}
      onClick={() => onSort({ key: sortKey, descending: active && !sort.descending })}
    >
      <span className="inline-flex min-w-0 items-center gap-1">{name}</span>
      <Icon size={12} aria-hidden="true" className={cx('shrink-0', !active && 'text-ink-3')} />
    </button>
  );
}

function ariaSort<Row>(column: Column<Row>, sort: Sort | undefined) {
  if (column.sortKey === undefined) return undefined;
  if (sort?.key !== column.sortKey) return 'none';
  return isDescending(column, sort) ? 'descending' : 'ascending';
}

/** Whether the cells of the column fall from row to row. */
const isDescending = <Row,>({ isSortedBackwards = false }: Column<Row>, sort: Sort): boolean =>
  sort.descending !== isSortedBackwards;
