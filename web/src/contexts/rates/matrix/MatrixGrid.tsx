import { type ClipboardEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { useSay } from '#shell/texts/texts-context.ts';
import { cx } from '#ui/cx.ts';
import { type Cell, type Changes, keyOfLane, moved } from './matrix-state.ts';
import { amountOf } from './paste.ts';
import { useWindow } from './use-window.ts';

type MatrixGridProps = {
  readonly zones: readonly string[];
  /** The number of a lane as it is saved; undefined without a rate. */
  readonly savedOf: (fromZone: string, toZone: string) => number | undefined;
  readonly changes: Changes;
  readonly active: Cell;
  readonly mayEdit: boolean;
  readonly onActive: (cell: Cell) => void;
  readonly onType: (cell: Cell, amount: number) => void;
  readonly onPaste: (text: string) => void;
  readonly onOpen: () => void;
};

const width = 88;
const height = 34;
const headWidth = 96;

/** A table from zone to zone: arrows move, typing sets, a block of a spreadsheet is pasted. */
export function MatrixGrid(props: MatrixGridProps) {
  const { zones, active, mayEdit, onActive, onType } = props;
  const say = useSay();
  const id = useId();
  const scroll = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLTableElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  // Known at once, because a field that is taken away may still tell that it lost the focus.
  const isTyping = useRef(false);
  const type = (text: string | null) => {
    isTyping.current = text !== null;
    setTyped(text);
  };
  const count = zones.length;
  const rows = useWindow(scroll, { count, size: height, head: height });
  const columns = useWindow(scroll, { count, size: width, head: headWidth, horizontal: true });
  const cellId = ({ row, column }: Cell) => `${id}-${row}-${column}`;
  const go = (to: Cell) => {
    // What was typed into is gone: the keys belong to the table again.
    grid.current?.focus();
    onActive(to);
    document.getElementById(cellId(to))?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    rows.reveal(to.row);
    columns.reveal(to.column);
  };
  /** False while what was typed is no price: it stays to be mended. */
  const settle = (): boolean => {
    if (typed === null || !isTyping.current) return true;
    const amount = amountOf(typed);
    if (amount === null && typed.trim() !== '') return false;
    if (amount !== null) onType(active, amount);
    type(null);
    return true;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isMark = typed !== null && ['Home', 'End', 'ArrowLeft', 'ArrowRight'].includes(event.key);
    const to = isMark ? undefined : moved(active, event.key, zones.length);
    if (to !== undefined) {
      event.preventDefault();
      if (settle()) go(to);
    } else if (event.key === 'Escape') {
      type(null);
      grid.current?.focus();
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (typed === null) props.onOpen();
      else if (settle()) go(moved(active, 'ArrowDown', zones.length) ?? active);
    } else if (mayEdit && typed === null && /^[\d.,]$/.test(event.key)) {
      event.preventDefault();
      type(event.key);
    }
  };
  const onPaste = (event: ClipboardEvent) => {
    if (!mayEdit || typed !== null) return;
    event.preventDefault();
    props.onPaste(event.clipboardData.getData('text/plain'));
  };
  return (
    <div
      ref={scroll}
      className="max-h-[65vh] overflow-auto rounded-card border border-edge bg-surface"
    >
      <table
        ref={grid}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a grid is a table
        role="grid"
        tabIndex={0}
        aria-label={say('Rates from zone to zone')}
        aria-rowcount={count + 1}
        aria-colcount={count + 1}
        aria-activedescendant={cellId(active)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        style={{ width: headWidth + columns.before + columns.after + columns.drawn.length * width }}
        className="table-fixed border-separate border-spacing-0 text-table focus-visible:outline-2 focus-visible:outline-focus"
      >
        <thead>
          <tr aria-rowindex={1} style={{ height }}>
            <th scope="col" className={cx(head, 'left-0 z-30')} style={{ width: headWidth }}>
              {say('From / to')}
            </th>
            <Left size={columns.before} />
            {columns.drawn.map((column) => (
              <th
                key={column}
                scope="col"
                aria-colindex={column + 2}
                className={cx(head, 'z-20 text-right')}
                style={{ width }}
              >
                {zones[column]}
              </th>
            ))}
            <Left size={columns.after} />
          </tr>
        </thead>
        <tbody>
          <tr aria-hidden="true" style={{ height: rows.before }} />
          {rows.drawn.map((row) => (
            <tr key={row} aria-rowindex={row + 2} style={{ height }}>
              <th scope="row" className={cx(head, 'left-0 z-10 text-left')}>
                {zones[row]}
              </th>
              <Left size={columns.before} />
              {columns.drawn.map((column) => (
                <GridCell
                  key={column}
                  {...props}
                  id={cellId({ row, column })}
                  cell={{ row, column }}
                  typed={active.row === row && active.column === column ? typed : null}
                  onTyped={type}
                  onLeave={settle}
                  onChoose={() => settle() && onActive({ row, column })}
                />
              ))}
              <Left size={columns.after} />
            </tr>
          ))}
          <tr aria-hidden="true" style={{ height: rows.after }} />
        </tbody>
      </table>
    </div>
  );
}

/** The columns that are not drawn. */
const Left = ({ size }: { readonly size: number }) =>
  size > 0 ? <td aria-hidden="true" style={{ width: size }} /> : null;

type GridCellProps = MatrixGridProps & {
  readonly id: string;
  readonly cell: Cell;
  readonly typed: string | null;
  readonly onTyped: (text: string) => void;
  readonly onLeave: () => void;
  readonly onChoose: () => void;
};

function GridCell({ id, cell, typed, onTyped, onLeave, onChoose, ...grid }: GridCellProps) {
  const say = useSay();
  const { zones, savedOf, changes, active, onOpen } = grid;
  const [from = '', to = ''] = [zones[cell.row], zones[cell.column]];
  const saved = savedOf(from, to);
  const changed = changes.get(keyOfLane(from, to));
  const isActive = active.row === cell.row && active.column === cell.column;
  return (
    // The grid holds the focus and its keys; a cell is chosen by pointer.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <td
      id={id}
      aria-colindex={cell.column + 2}
      aria-selected={isActive}
      onClick={onChoose}
      onDoubleClick={onOpen}
      className={cx(
        'num cursor-cell scroll-mt-9 scroll-ml-24 border-r border-b border-hairline px-2 text-right',
        changed !== undefined && 'bg-amber-bg font-semibold text-amber-fg',
        isActive && 'outline-2 -outline-offset-2 outline-primary',
      )}
    >
      {typed === null ? (
        <>
          {changed ?? saved ?? <span className="text-ink-3">–</span>}
          {changed !== undefined && <span className="sr-only">{say('changed')}</span>}
        </>
      ) : (
        <input
          // It appears because somebody began to type into it.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          inputMode="decimal"
          aria-label={say('{fromZone} to {toZone}', { fromZone: from, toZone: to })}
          aria-invalid={amountOf(typed) === null}
          value={typed}
          onChange={(event) => onTyped(event.target.value)}
          onBlur={onLeave}
          className={cx(
            'num w-full bg-transparent text-right outline-none',
            amountOf(typed) === null && 'text-danger',
          )}
        />
      )}
    </td>
  );
}

const head =
  'sticky top-0 border-r border-b border-hairline bg-sunken px-2 text-meta font-semibold text-ink-2';
