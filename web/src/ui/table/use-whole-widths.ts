import { type RefObject, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { Column } from './types.ts';
import { defaultWidth, endingAtEdge } from './whole-columns.ts';

type DrawnTable<Row> = {
  readonly rows: readonly Row[] | undefined;
  /** Which of the rows are in the document. */
  readonly drawn: readonly number[];
  /** Pixels of the boxes and menus that stand beside the columns. */
  readonly otherWidth: number;
};

/**
 * The columns as wide as their amounts, dates, statuses and the words of their heads need, so that
 * none is cut off whatever the currency and the language; other texts may be. Columns only grow
 * while the table stands.
 */
export function useWholeWidths<Row>(
  region: RefObject<HTMLElement | null>,
  columns: readonly Column<Row>[],
  { rows, drawn, otherWidth }: DrawnTable<Row>,
): readonly Column<Row>[] {
  const [sizes] = useState(measuredSizes);
  const { widths, room } = useSyncExternalStore(sizes.listen, sizes.now);
  const [first] = drawn;
  const count = drawn.length;
  useLayoutEffect(() => {
    const element = region.current;
    if (element === null) return undefined;
    const measure = () => sizes.measure(element, columns);
    measure();
    const resized = new ResizeObserver(measure);
    resized.observe(element);
    return () => resized.disconnect();
    // Where one column grows, others shrink: they are looked at again.
  }, [region, sizes, columns, rows, first, count, widths]);
  const grown = columns.map((column) => {
    const width = widths.get(column.id) ?? 0;
    return width > (column.width ?? defaultWidth) ? { ...column, width } : column;
  });
  return endingAtEdge(grown, room - otherWidth);
}

type Sizes = {
  /** The widths that columns turned out to need, by their ids. */
  readonly widths: ReadonlyMap<string, number>;
  /** The inner width of the region; 0 until it is measured. */
  readonly room: number;
};

/** What was measured of one table, for as long as it stands. */
function measuredSizes() {
  let sizes: Sizes = { widths: new Map(), room: 0 };
  const listeners = new Set<() => void>();
  return {
    now: () => sizes,
    listen: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    measure: (region: HTMLElement, columns: readonly { readonly id: string }[]) => {
      const { widths, room } = sizes;
      const needed = neededIn(region, columns).filter(
        ([id, width]) => width > (widths.get(id) ?? 0),
      );
      if (needed.length === 0 && region.clientWidth === room) return;
      sizes = {
        widths: needed.length === 0 ? widths : new Map([...widths, ...needed]),
        room: region.clientWidth,
      };
      for (const notify of listeners) notify();
    },
  };
}

/** What is read to the end: numbers and amounts, moments, statuses. */
const whole = '.num, time, [data-family]';

/** The widths of columns in which something that must be whole is cut off now, by their ids. */
function neededIn(
  region: HTMLElement,
  columns: readonly { readonly id: string }[],
): readonly (readonly [string, number])[] {
  const needed = new Map<string, number>();
  const need = (id: string, width: number) =>
    needed.set(id, Math.max(needed.get(id) ?? 0, width + border));
  const heads = region.querySelectorAll<HTMLElement>('thead [data-head]');
  for (const [at, { id }] of columns.entries()) {
    const head = heads[at];
    const cell = head?.closest('th');
    if (!head || !cell || head.scrollWidth <= head.clientWidth) continue;
    need(id, cell.offsetWidth + head.scrollWidth - head.clientWidth);
  }
  for (const row of region.querySelectorAll<HTMLTableRowElement>('tbody > tr[data-row-at]')) {
    const before = row.hasAttribute('data-ticked') ? 1 : 0;
    for (const [at, { id }] of columns.entries()) {
      const cell = row.cells[at + before];
      if (cell === undefined || cell.scrollWidth <= cell.clientWidth) continue;
      if (!cell.matches(whole) && cell.querySelector(whole) === null) continue;
      need(id, cell.scrollWidth);
    }
  }
  return [...needed];
}

const border = 1;
