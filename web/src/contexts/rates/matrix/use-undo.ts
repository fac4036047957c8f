import { useState } from 'react';

type UndoHistory<T> = {
  readonly now: T;
  readonly before: readonly T[];
  readonly after: readonly T[];
};

/** The maximum number of undo steps. */
const most = 100;

/** A value with undo and redo. */
export function useUndo<T>(initial: T) {
  const [history, setHistory] = useState<UndoHistory<T>>({ now: initial, before: [], after: [] });
  const { now, before, after } = history;
  return {
    now,
    set: (next: T) => setHistory({ now: next, before: [...before, now].slice(-most), after: [] }),
    /** Resets the value: nothing can be undone. */
    reset: (next: T) => setHistory({ now: next, before: [], after: [] }),
    undo: () => {
      const last = before.at(-1);
      if (last === undefined) return;
      setHistory({ now: last, before: before.slice(0, -1), after: [now, ...after] });
    },
    redo: () => {
      const [next, ...rest] = after;
      if (next === undefined) return;
      setHistory({ now: next, before: [...before, now], after: rest });
    },
    mayUndo: before.length > 0,
    mayRedo: after.length > 0,
  };
}
