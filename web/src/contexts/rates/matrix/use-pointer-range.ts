import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { useStable } from '#ui/use-stable.ts';
import { type Block, blockOf, type MatrixCell, drawnTo, only, type Range } from './matrix-state.ts';

type PointerRangeProps = {
  readonly range: Range;
  readonly mayFill: boolean;
  /** Returns false if the edited cell must remain open. */
  readonly settle: () => boolean;
  readonly onRange: (range: Range) => void;
  readonly onFill: (source: Block, target: Block) => void;
};

/** Selects cells by dragging, and fills a block from its dragged corner. */
export function usePointerRange({ range, mayFill, settle, onRange, onFill }: PointerRangeProps) {
  const [filling, setFilling] = useState<Block | null>(null);
  const drawn = useRef<'range' | 'fill' | null>(null);
  const move = useStable((event: globalThis.PointerEvent) => {
    const cell = cellAt(document.elementFromPoint(event.clientX, event.clientY));
    if (cell === null || drawn.current === null) return;
    if (drawn.current === 'fill') setFilling(drawnTo(blockOf(range), cell));
    else if (cell.row !== range.active.row || cell.column !== range.active.column) {
      onRange({ ...range, active: cell });
    }
  });
  const end = useStable(() => {
    if (drawn.current === 'fill' && filling !== null) {
      onFill(blockOf(range), filling);
      onRange({
        anchor: { row: filling.top, column: filling.left },
        active: { row: filling.bottom, column: filling.right },
      });
    }
    drawn.current = null;
    setFilling(null);
  });
  useEffect(() => {
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
    return () => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
    };
  }, [move, end]);
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const pressed = event.target instanceof Element ? event.target : null;
    const cell = cellAt(pressed);
    if (cell === null || event.button !== 0 || pressed?.tagName === 'INPUT') return;
    if (mayFill && pressed?.closest('[data-fill]')) {
      event.preventDefault();
      drawn.current = 'fill';
      return;
    }
    if (!settle()) return;
    onRange(event.shiftKey ? { ...range, active: cell } : only(cell));
    // Dragging with a finger scrolls the table.
    if (event.pointerType !== 'touch') drawn.current = 'range';
  };
  return { filling, onPointerDown };
}

function cellAt(element: Element | null): MatrixCell | null {
  const cell = element?.closest<HTMLElement>('td[data-row]');
  if (!cell) return null;
  return { row: Number(cell.dataset['row']), column: Number(cell.dataset['column']) };
}
