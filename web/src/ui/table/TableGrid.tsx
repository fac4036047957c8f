import { countedOf } from '@waybill/kernel/list-total';
import { useUiTexts } from '../ui-texts.ts';
import { cx } from '../cx.ts';
import type { DataTableProps } from './DataTable.tsx';
import { lockedReason } from './selection.ts';
import { tableRoom } from './TableSkeleton.tsx';
import { TableHead } from './TableHead.tsx';
import { TableRow } from './TableRow.tsx';
import { blank, TableTotals } from './TableTotals.tsx';
import { useGrid } from './use-grid.ts';
import { useWholeWidths } from './use-whole-widths.ts';
import { titleOfTruncated } from './title-of-truncated.ts';
import { widthOf } from './whole-columns.ts';
import { useLabel } from '../labels.ts';

/** The rows as a table with a sticky head and key column. */
export function TableGrid<Row>({ props }: { readonly props: DataTableProps<Row> }) {
  const { rows = [], selection, status } = props;
  const t = useLabel();
  const { region, onKeyDown, ...grid } = useGrid(props);
  const hasActions = props.rowActions !== undefined;
  const otherWidth = (selection ? boxWidth : 0) + (hasActions ? menuWidth : 0);
  const columns = useWholeWidths(region, grid.columns, {
    rows: props.rows,
    drawn: grid.drawn,
    otherWidth,
  });
  const extra = (selection ? 1 : 0) + (hasActions ? 1 : 0);
  const cells = columns.length + extra;
  return (
    <div
      className={cx(
        'relative min-w-0 overflow-hidden rounded-card border border-hairline bg-surface',
      )}
    >
      {status.kind === 'ready' && status.refetching && <RefetchBar />}
      <div ref={region} className={cx(tableRoom, 'overflow-auto')}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- has keys */}
        <table
          aria-label={t(props.label)}
          aria-rowcount={props.total === undefined ? rows.length + 1 : ariaRows(props.total)}
          onKeyDown={onKeyDown}
          onPointerOver={titleOfTruncated}
          style={{ minWidth: widthOf(columns) + otherWidth }}
          className="w-full table-fixed border-separate border-spacing-0"
        >
          <TableHead
            columns={columns}
            ids={grid.ids}
            selection={selection}
            sort={props.sort}
            onSort={props.onSort}
            hasActions={hasActions}
          />
          <tbody>
            <Gap height={grid.before} cells={cells} />
            <DrawnRows props={props} grid={grid} />
            <Gap height={grid.after} cells={cells} />
          </tbody>
          <TableTotals
            columns={columns}
            hasTickBox={selection !== undefined}
            hasActions={hasActions}
          />
        </table>
      </div>
    </div>
  );
}

/** The head counts as a row; -1 means that the total is unknown. */
function ariaRows(total: number): number {
  const { counted, hasMore } = countedOf(total);
  return hasMore ? -1 : counted + 1;
}

type DrawnRowsProps<Row> = {
  readonly props: DataTableProps<Row>;
  readonly grid: Omit<ReturnType<typeof useGrid<Row>>, 'region' | 'onKeyDown'>;
};

function DrawnRows<Row>({ props, grid }: DrawnRowsProps<Row>) {
  const { rows = [], selection } = props;
  return grid.drawn.map((at) => {
    const row = rows[at];
    const id = grid.ids[at];
    if (row === undefined || id === undefined) return null;
    return (
      <TableRow
        key={id}
        row={row}
        at={at}
        name={props.rowName(row)}
        columns={grid.columns}
        href={props.rowHref?.(row)}
        chosen={selection?.chosen.has(id)}
        locked={selection && lockedReason(selection, id)}
        current={grid.current === at}
        tinted={props.highlighted?.has(id) ?? false}
        family={props.rowFamily?.(row) ?? null}
        actions={props.rowActions}
        onToggle={grid.onToggle}
        onClick={grid.onClick}
        onFocus={grid.onFocus}
      />
    );
  });
}

function RefetchBar() {
  const words = useUiTexts();
  return (
    <div className="absolute inset-x-0 top-0 z-12 h-0.5 overflow-hidden">
      <div className="refetch-bar h-full" aria-hidden="true" />
      <span className="sr-only">{words.loading}</span>
    </div>
  );
}

function Gap({ height, cells }: { readonly height: number; readonly cells: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden="true">
      <td colSpan={cells} style={{ height, padding: 0 }}>
        {blank}
      </td>
    </tr>
  );
}

/** Pixels of the column of boxes, and of the one of menus, as their heads have them. */
const boxWidth = 40;
const menuWidth = 48;
