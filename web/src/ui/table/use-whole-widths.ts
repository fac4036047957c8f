import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Column } from './types.ts';
import { defaultWidth, endingAtEdge } from './whole-columns.ts';

type Widths = ReadonlyMap<string, number>;
const asDeclared: Widths = new Map();

/** What is read to the end: numbers and amounts, moments, statuses. */
const whole = '.num, time, [data-family]';

type Shown<Row> = {
  readonly rows: readonly Row[] | undefined;
  /** Which of the rows are in the document. */
  readonly drawn: readonly number[];
  /** Pixels of the boxes and menus that stand beside the columns. */
  readonly beside: number;
};

/**
 * The columns as wide as their amounts, dates and statuses need, so that none is cut off whatever
 * the currency and the language; other texts may be. Columns only grow while the table stands.
 */
export function useWholeWidths<Row>(
  region: RefObject<HTMLElement | null>,
  columns: readonly Column<Row>[],
  { rows, drawn, beside }: Shown<Row>,
): readonly Column<Row>[] {
  const [widths, setWidths] = useState(asDeclared);
  const room = useRoom(region) - beside;
  useLayoutEffect(() => {
    const needed = region.current === null ? [] : neededIn(region.current, columns);
    setWidths((before) => {
      const grown = needed.filter(({ id, width }) => width > (before.get(id) ?? 0));
      return grown.length === 0
        ? before
        : new Map([...before, ...grown.map(({ id, width }) => [id, width] as const)]);
    });
    // Where one column grows, others shrink: they are looked at again.
  }, [region, columns, rows, drawn.length, drawn[0], widths]);
  const grown = columns.map((column) => {
    const width = widths.get(column.id) ?? 0;
    return width > (column.width ?? defaultWidth) ? { ...column, width } : column;
  });
  return endingAtEdge(grown, room);
}

/** The inner width of a region, as it is resized; 0 until it is measured. */
function useRoom(region: RefObject<HTMLElement | null>): number {
  const [room, setRoom] = useState(0);
  useLayoutEffect(() => {
    const element = region.current;
    if (element === null) return undefined;
    const measure = () => setRoom(element.clientWidth);
    measure();
    const resized = new ResizeObserver(measure);
    resized.observe(element);
    return () => resized.disconnect();
  }, [region]);
  return room;
}

/** The widths of columns in which something that must be whole is cut off now. */
function neededIn<Row>(region: HTMLElement, columns: readonly Column<Row>[]) {
  const needed = new Map<string, number>();
  for (const row of region.querySelectorAll<HTMLTableRowElement>('tbody > tr[data-row-at]')) {
    const first = row.cells.length > columns.length && row.hasAttribute('data-ticked') ? 1 : 0;
    for (const [at, { id }] of columns.entries()) {
      const cell = row.cells[at + first];
      if (cell === undefined || cell.scrollWidth <= cell.clientWidth) continue;
      if (!cell.matches(whole) && cell.querySelector(whole) === null) continue;
      needed.set(id, Math.max(needed.get(id) ?? 0, cell.scrollWidth + border));
    }
  }
  return [...needed].map(([id, width]) => ({ id, width }));
}

const border = 1;
