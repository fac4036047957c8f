import { useSyncExternalStore } from 'react';

/**
 * A set of ids of which components watch what concerns them: a change renders the cards that join
 * or leave it, and none of the others.
 */
export type IdSet = {
  readonly current: () => ReadonlySet<string>;
  readonly replace: (ids: ReadonlySet<string>) => void;
  readonly listen: (notify: () => void) => () => void;
};

/** Returns an empty set. */
export function idSet(): IdSet {
  let ids: ReadonlySet<string> = new Set();
  const listeners = new Set<() => void>();
  return {
    current: () => ids,
    replace: (next) => {
      ids = next;
      for (const notify of listeners) notify();
    },
    listen: (notify) => {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
  };
}

/** Watches whether an id is in the set. */
export const useHas = ({ current, listen }: IdSet, id: string): boolean =>
  useSyncExternalStore(listen, () => current().has(id));

/** Watches the whole set. */
export const useIds = ({ current, listen }: IdSet): ReadonlySet<string> =>
  useSyncExternalStore(listen, current);
