import { useRef } from 'react';
import { ranged, toggled, unlocked } from './selection.ts';
import type { Selection } from './types.ts';

/** Selects a row, or with `range` every row from the last selected one to it. */
export function useRowChoice(ids: readonly string[], selection: Selection | undefined) {
  const anchor = useRef<string | undefined>(undefined);
  return (at: number, range: boolean) => {
    const id = ids[at];
    if (id === undefined || !selection) return;
    const { chosen, onChange } = selection;
    const free = unlocked(selection, ids);
    if (!free.includes(id)) return;
    onChange(range ? ranged(chosen, free, { from: anchor.current, to: id }) : toggled(chosen, id));
    anchor.current = id;
  };
}
