import type { BoardJob } from '@waybill/contract/jobs/board/shapes';
import { type MouseEvent, useState } from 'react';
import { toggled } from '#ui/table/selection.ts';
import { idSet, type IdSet } from './id-set.ts';

/** The selection shared by list, lanes and map; the same object as long as the board is open. */
export type BoardSelection = {
  readonly ids: IdSet;
  /** Selects by click; with Shift a range, with Ctrl, ⌘ or a finger adds or removes one. */
  readonly pick: (job: BoardJob, list: readonly BoardJob[], event: Modifiers) => void;
  readonly toggle: (id: string) => void;
  readonly select: (ids: readonly string[]) => void;
  readonly clear: () => void;
};

type Modifiers = Pick<MouseEvent, 'shiftKey' | 'ctrlKey' | 'metaKey'>;

export function useBoardSelection(): BoardSelection {
  const [selection] = useState(boardSelection);
  return selection;
}

function boardSelection(): BoardSelection {
  const ids = idSet();
  let anchor: string | null = null;
  const toggle = (id: string) => {
    anchor = id;
    ids.replace(toggled(ids.current(), id));
  };
  return {
    ids,
    toggle,
    pick: (job, list, { shiftKey, ctrlKey, metaKey }) => {
      if (ctrlKey || metaKey || isTouched()) return toggle(job.id);
      if (shiftKey && anchor !== null) return ids.replace(new Set(between(list, anchor, job.id)));
      anchor = job.id;
      const chosen = ids.current();
      ids.replace(chosen.size === 1 && chosen.has(job.id) ? new Set() : new Set([job.id]));
    },
    select: (some) => ids.replace(new Set(some)),
    clear: () => ids.replace(new Set()),
  };
}

/** True where a finger points, which holds no key. */
const isTouched = (): boolean => window.matchMedia('(pointer: coarse)').matches;

/** Returns the jobs of a list between two, both included. */
export function between(list: readonly BoardJob[], a: string, b: string): readonly string[] {
  const [from, to] = [a, b].map((id) => list.findIndex((job) => job.id === id));
  if (from === undefined || to === undefined || from < 0 || to < 0) return [b];
  return list.slice(Math.min(from, to), Math.max(from, to) + 1).map(({ id }) => id);
}
