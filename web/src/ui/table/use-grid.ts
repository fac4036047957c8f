import { type MouseEvent, useMemo, useRef } from 'react';
import { type Density, useAppearance } from '../appearance.ts';
import { useGo } from '../go.tsx';
import { useMedia } from '../media.ts';
import { useStable } from '../use-stable.ts';
import { useWindow } from '../use-window.ts';
import type { DataTableProps } from './DataTable.tsx';
import { pageToggled, unlocked } from './selection.ts';
import type { Column } from './types.ts';
import { useRowChoice } from './use-row-choice.ts';
import { useRowKeys } from './use-row-keys.ts';

/** Computes the behaviour of a table: visible rows, keys, selection, and what a row opens. */
export function useGrid<Row>(props: DataTableProps<Row>) {
  const { rows = [], rowId, selection, onPeek } = props;
  const region = useRef<HTMLDivElement>(null);
  const columns = useRoomyColumns(props.columns);
  const ids = useMemo(() => rows.map(rowId), [rows, rowId]);
  const open = useOpen(props);
  const choose = useRowChoice(ids, selection);
  const size = leastHeights[useAppearance().density];
  const lines = { count: rows.length, size, head: headHeight, from: windowFrom };
  const { drawn, reveal, before, after } = useWindow(region, lines);
  const keys = useRowKeys({
    count: rows.length,
    region,
    reveal,
    onOpen: open,
    onPeek: onPeek && ((at) => withRow(rows, at, onPeek)),
    onSelect: selection && choose,
    onSelectAll:
      selection &&
      (() => selection.onChange(pageToggled(selection.chosen, unlocked(selection, ids)))),
    acts: useMemo(() => actsOn(props.rowKeys, rows), [props.rowKeys, rows]),
    pageKeysOff: props.pageKeysOff ?? false,
  });
  const onToggle = useStable((at: number, event: MouseEvent) => choose(at, event.shiftKey));
  const onFocus = useStable(keys.onFocus);
  const click = useStable((at: number) => open?.(at));
  return {
    region,
    columns,
    ids,
    drawn,
    before,
    after,
    current: keys.current,
    onKeyDown: keys.onKeyDown,
    onToggle,
    onFocus,
    onClick: open && click,
  };
}

/** Above this number of rows, only the visible ones are in the document. */
const windowFrom = 200;
/** Of a head with two lines. */
const headHeight = 40;
/** The minimum row height in pixels; rows with wrapped text are higher. */
const leastHeights: Readonly<Record<Density, number>> = { compact: 32, default: 40, relaxed: 52 };

function useRoomyColumns<Row>(columns: readonly Column<Row>[]): readonly Column<Row>[] {
  const room = [
    useMedia('(min-width: 768px)') && 768,
    useMedia('(min-width: 1024px)') && 1024,
    useMedia('(min-width: 1280px)') && 1280,
    useMedia('(min-width: 1440px)') && 1440,
    useMedia('(min-width: 1680px)') && 1680,
  ];
  const widest = Math.max(...room.map(Number));
  // A new list would re-render all rows.
  return useMemo(
    () => columns.filter(({ hideBelow = 0 }) => hideBelow <= widest),
    [columns, widest],
  );
}

function useOpen<Row>(props: DataTableProps<Row>): ((at: number) => void) | undefined {
  const go = useGo();
  const { rows = [], rowHref, onOpen } = props;
  if (rowHref) return (at) => withRow(rows, at, (row) => go(rowHref(row)));
  return onOpen && ((at) => withRow(rows, at, onOpen));
}

/** Converts the row keys to handlers by row index. */
const actsOn = <Row>(
  rowKeys: DataTableProps<Row>['rowKeys'] = {},
  rows: readonly Row[],
): Readonly<Record<string, (at: number) => void>> =>
  Object.fromEntries(
    Object.entries(rowKeys).map(([key, act]) => [key, (at: number) => withRow(rows, at, act)]),
  );

function withRow<Row>(rows: readonly Row[], at: number, act: (row: Row) => void): void {
  const row = rows[at];
  if (row !== undefined) act(row);
}
