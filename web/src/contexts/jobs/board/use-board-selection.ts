import { withMultiStops } from '@waybill/contract/jobs/board/multi-stops';
import type { Board, BoardJob } from '@waybill/contract/jobs/board/shapes';
import { type MouseEvent, useEffect, useState } from 'react';
import { watchable } from '#ui/watched.ts';
import { idSet, type IdSet } from './id-set.ts';

/**
 * The selection shared by list, lanes and map; the same object as long as the board is open. A job
 * of a multi-stop brings the others of it while they wait.
 */
export type BoardSelection = {
  readonly ids: IdSet;
  /** Selects by click; with Shift a range, with Ctrl, ⌘ or a finger adds or removes one. */
  readonly pick: (job: BoardJob, list: readonly BoardJob[], event: Modifiers) => void;
  readonly toggle: (id: string) => void;
  readonly select: (ids: readonly string[]) => void;
  readonly clear: () => void;
};

type Modifiers = Pick<MouseEvent, 'shiftKey' | 'ctrlKey' | 'metaKey'>;

export function useBoardSelection(board: Board | undefined): BoardSelection {
  const [latest] = useState(() => watchable<Board | undefined>(undefined));
  useEffect(() => latest.replace(board), [latest, board]);
  const [selection] = useState(() =>
    boardSelection((ids) => {
      const known = latest.current();
      const chosen = new Set(ids);
      // A stop that its driver has already is moved within the day by itself.
      return known === undefined ? chosen : withMultiStops({ ...known, lanes: [] }, chosen);
    }),
  );
  return selection;
}

/** Adds the other jobs of multi-stops, as these are allocated together. */
type Together = (ids: readonly string[]) => ReadonlySet<string>;

function boardSelection(together: Together): BoardSelection {
  const ids = idSet();
  let anchor: string | null = null;
  const toggle = (id: string) => {
    anchor = id;
    const chosen = ids.current();
    const some = together([id]);
    ids.replace(new Set(chosen.has(id) ? without(chosen, some) : [...chosen, ...some]));
  };
  return {
    ids,
    toggle,
    pick: (job, list, { shiftKey, ctrlKey, metaKey }) => {
      if (ctrlKey || metaKey || isTouched()) return toggle(job.id);
      if (shiftKey && anchor !== null) return ids.replace(together(between(list, anchor, job.id)));
      anchor = job.id;
      const chosen = ids.current();
      const some = together([job.id]);
      const isAlone = chosen.has(job.id) && without(chosen, some).length === 0;
      ids.replace(isAlone ? new Set() : some);
    },
    select: (some) => ids.replace(together(some)),
    clear: () => ids.replace(new Set()),
  };
}

const without = (ids: ReadonlySet<string>, some: ReadonlySet<string>): readonly string[] =>
  [...ids].filter((id) => !some.has(id));

/** True where a finger points, which holds no key. */
const isTouched = (): boolean => window.matchMedia('(pointer: coarse)').matches;

/** Returns the jobs of a list between two, both included. */
export function between(list: readonly BoardJob[], a: string, b: string): readonly string[] {
  const [from, to] = [a, b].map((id) => list.findIndex((job) => job.id === id));
  if (from === undefined || to === undefined || from < 0 || to < 0) return [b];
  return list.slice(Math.min(from, to), Math.max(from, to) + 1).map(({ id }) => id);
}
