import type { BoardJob } from '@waybill/contract/jobs/board/shapes';
import { type MouseEvent, useState } from 'react';

export type BoardSelection = {
  readonly ids: ReadonlySet<string>;
  /** Selects by click; with Shift a range, with Ctrl or ⌘ adds or removes one. */
  readonly pick: (job: BoardJob, list: readonly BoardJob[], event: Modifiers) => void;
  readonly toggle: (id: string) => void;
  readonly select: (ids: readonly string[]) => void;
  readonly clear: () => void;
};

type Modifiers = Pick<MouseEvent, 'shiftKey' | 'ctrlKey' | 'metaKey'>;

/** The selection shared by list, lanes and map. */
export function useBoardSelection(): BoardSelection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [anchor, setAnchor] = useState<string | null>(null);
  const toggle = (id: string) => {
    setAnchor(id);
    setIds(toggled(ids, id));
  };
  return {
    ids,
    toggle,
    pick: (job, list, { shiftKey, ctrlKey, metaKey }) => {
      if (ctrlKey || metaKey) return toggle(job.id);
      if (shiftKey && anchor !== null) return setIds(new Set(between(list, anchor, job.id)));
      setAnchor(job.id);
      setIds(ids.size === 1 && ids.has(job.id) ? new Set() : new Set([job.id]));
    },
    select: (some) => setIds(new Set(some)),
    clear: () => setIds(new Set()),
  };
}

function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** Returns the jobs of a list between two, both included. */
export function between(list: readonly BoardJob[], a: string, b: string): readonly string[] {
  const [from, to] = [a, b].map((id) => list.findIndex((job) => job.id === id));
  if (from === undefined || to === undefined || from < 0 || to < 0) return [b];
  return list.slice(Math.min(from, to), Math.max(from, to) + 1).map(({ id }) => id);
}
