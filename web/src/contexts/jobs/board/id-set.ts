import { useSyncExternalStore } from 'react';
import { useWatched, type Watchable, watchable } from '#ui/watched.ts';

/**
 * A set of ids of which components watch what concerns them: a change renders the cards that join
 * or leave it, and none of the others.
 */
export type IdSet = Watchable<ReadonlySet<string>>;

/** Returns an empty set. */
export const idSet = (): IdSet => watchable<ReadonlySet<string>>(new Set());

/** Watches whether an id is in the set. */
export const useHas = ({ current, subscribe }: IdSet, id: string): boolean =>
  useSyncExternalStore(subscribe, () => current().has(id));

/** Watches the whole set. */
export const useIds = (ids: IdSet): ReadonlySet<string> => useWatched(ids);
