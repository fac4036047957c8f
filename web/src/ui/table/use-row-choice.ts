import { useRef } from 'react';
import { ranged, toggled } from './selection.ts';
import type { Selection } from './types.ts';

/** Selects a row, or with `range` every row from the last selected one to it. */
export function useRowChoice(ids: readonly string[], selection: Selection | undefined) {
  const anchor = useRef<string | undefined>(undefined);
  return (at: number, range: boolean) => {
    const id = ids[at];
    if (id === undefined || !selection) return;
    const { chosen, onChange } = selection;
    onChange(range ? ranged(chosen, ids, { from: anchor.current, to: id }) : toggled(chosen, id));
    anchor.current = id;
  };
}
