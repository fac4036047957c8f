import { type ClipboardEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { cx } from '#ui/cx.ts';
import { useWindow } from '#ui/use-window.ts';
import { GridCell } from './GridCell.tsx';
import {
  type Block,
  blockOf,
  type MatrixCell,
  isWithin,
  keyOfLane,
  moved,
  only,
  type Range,
  type Sheet,
  valueAt,
} from './matrix-state.ts';
import { amountOf } from './paste.ts';
import { usePointerRange } from './use-pointer-range.ts';

export type GridActs = {
  readonly onRange: (range: Range) => void;
  readonly onType: (cell: MatrixCell, amount: number) => void;
  readonly onPaste: (text: string) => void;
  /** Returns the selected block as text for a spreadsheet. */
  readonly onCopy: () => string;
  readonly onFill: (source: Block, target: Block) => void;
  readonly onFillDown: () => void;
  readonly onFillRight: () => void;
  readonly onTakeBack: () => void;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly onOpen: () => void;
};

type MatrixGridProps = GridActs & {
  readonly sheet: Sheet;
  readonly range: Range;
  /** Lanes whose numbers the server rejected. */
  readonly refused: ReadonlySet<string>;
  /** Lanes that show the number of an earlier band. */
  readonly inherited: ReadonlySet<string>;
  /** The number of decimals of each number. */
  readonly decimals: number;
  readonly mayEdit: boolean;
};

const width = 88;
const height = 34;
const headWidth = 96;
/** Above this number of zones, only the visible lanes are in the document. */
const windowFrom = 40;

/**
 * A table from zone to zone. Arrows move, with Shift they select; typing sets a number, and a
 * spreadsheet block can be pasted; Ctrl+D and Ctrl+R fill, as does the corner of the selection;
 * Ctrl+Z undoes.
 */
export function MatrixGrid(props: MatrixGridProps) {
  const { sheet, range, mayEdit, onRange, onType } = props;
  const { zones } = sheet;
  const { active } = range;
  const t = useTranslate();
  const id = useId();
  const scroll = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLTableElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  // A ref, as an input that is removed may still fire a blur event.
  const isTyping = useRef(false);
  const type = (text: string | null) => {
    isTyping.current = text !== null;
    setTyped(text);
  };
  const count = zones.length;
  const lines = { count, from: windowFrom };
  const rows = useWindow(scroll, { ...lines, size: height, head: height });
  const columns = useWindow(scroll, { ...lines, size: width, head: headWidth, horizontal: true });
  const cellId = ({ row, column }: MatrixCell) => `${id}-${row}-${column}`;
  const go = (to: Range) => {
    // The input is removed: the grid handles the keys again.
    grid.current?.focus();
    onRange(to);
    document
      .getElementById(cellId(to.active))
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    rows.reveal(to.active.row);
    columns.reveal(to.active.column);
  };
  /** Returns false if the input is not a price: it remains for correction. */
  const settle = (): boolean => {
    if (typed === null || !isTyping.current) return true;
    const amount = amountOf(typed);
    if (amount === null && typed.trim() !== '') return false;
    if (amount !== null) onType(active, amount);
    type(null);
    return true;
  };
  const pointer = usePointerRange({
    range,
    mayFill: mayEdit,
    settle,
    onRange: (next) => {
      grid.current?.focus();
      onRange(next);
    },
    onFill: props.onFill,
  });
  const onCommand = (event: KeyboardEvent) => {
    const act = commandOf(event, props);
    if (act === undefined || typed !== null || !mayEdit) return;
    event.preventDefault();
    act();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey) return onCommand(event);
    if (event.altKey) return;
    const isMark = typed !== null && ['Home', 'End', 'ArrowLeft', 'ArrowRight'].includes(event.key);
    const to = isMark ? undefined : moved(active, event.key, count);
    if (to !== undefined) {
      event.preventDefault();
      if (settle()) go(event.shiftKey ? { ...range, active: to } : only(to));
    } else if (event.key === 'Escape') {
      type(null);
      grid.current?.focus();
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (typed === null) props.onOpen();
      else if (settle()) go(only(moved(active, 'ArrowDown', count) ?? active));
    } else if (mayEdit && typed === null && ['Delete', 'Backspace'].includes(event.key)) {
      event.preventDefault();
      props.onTakeBack();
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
  const onCopy = (event: ClipboardEvent) => {
    if (typed !== null) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', props.onCopy());
  };
  const chosen = blockOf(range);
  const cellAt = (cell: MatrixCell) => {
    const [fromZone = '', toZone = ''] = [zones[cell.row], zones[cell.column]];
    const lane = keyOfLane(fromZone, toZone);
    const isActive = active.row === cell.row && active.column === cell.column;
    const isChanged = sheet.changes.has(lane);
    return (
      <GridCell
        key={cell.column}
        id={cellId(cell)}
        row={cell.row}
        column={cell.column}
        name={t('{fromZone} to {toZone}', { fromZone, toZone })}
        amount={valueAt(sheet, cell)?.toFixed(props.decimals)}
        look={{
          isActive,
          isChosen: isWithin(chosen, cell),
          isFilling: pointer.filling !== null && isWithin(pointer.filling, cell),
          isCorner: mayEdit && chosen.bottom === cell.row && chosen.right === cell.column,
          isChanged,
          isRefused: props.refused.has(lane),
          isInherited: !isChanged && props.inherited.has(lane),
        }}
        typed={isActive ? typed : null}
        onTyped={type}
        onLeave={settle}
        onOpen={props.onOpen}
      />
    );
  };
  return (
    <div
      ref={scroll}
      className="max-h-[65vh] overflow-auto rounded-card border border-edge bg-surface"
    >
      <table
        ref={grid}
        // A grid is a table.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
        role="grid"
        tabIndex={0}
        aria-label={t('Rates from zone to zone')}
        aria-rowcount={count + 1}
        aria-colcount={count + 1}
        aria-multiselectable="true"
        aria-activedescendant={cellId(active)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        onCopy={onCopy}
        onPointerDown={pointer.onPointerDown}
        style={{ width: headWidth + columns.before + columns.after + columns.drawn.length * width }}
        className={cx(
          'table-fixed border-separate border-spacing-0 text-table',
          'focus-visible:outline-2 focus-visible:outline-focus',
        )}
      >
        <thead>
          <tr aria-rowindex={1} style={{ height }}>
            <th scope="col" className={cx(head, 'left-0 z-30')} style={{ width: headWidth }}>
              {t('From / to')}
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
              {columns.drawn.map((column) => cellAt({ row, column }))}
              <Left size={columns.after} />
            </tr>
          ))}
          <tr aria-hidden="true" style={{ height: rows.after }} />
        </tbody>
      </table>
    </div>
  );
}

/** Returns the command of Ctrl (⌘ on a Mac) with a key; undefined for the browser's own. */
function commandOf({ key, shiftKey }: KeyboardEvent, acts: GridActs): (() => void) | undefined {
  const commands: Readonly<Record<string, () => void>> = {
    d: acts.onFillDown,
    r: acts.onFillRight,
    z: shiftKey ? acts.onRedo : acts.onUndo,
    y: acts.onRedo,
  };
  return commands[key.toLowerCase()];
}

/** A spacer for columns that are not rendered. */
const Left = ({ size }: { readonly size: number }) =>
  size > 0 ? <td aria-hidden="true" style={{ width: size }} /> : null;

const head = cx(
  'sticky top-0 border-r border-b border-hairline bg-sunken px-2 text-meta font-semibold',
  'text-ink-2',
);
