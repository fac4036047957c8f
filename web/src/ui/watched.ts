import { useSyncExternalStore } from 'react';

/** A value that changes without rendering the page: whoever shows it subscribes. */
export type Watched<Value> = {
  readonly current: () => Value;
  /** Calls `onChange` after each change; returns the function that ends it. */
  readonly subscribe: (onChange: () => void) => () => void;
};

export type Watchable<Value> = Watched<Value> & { readonly replace: (value: Value) => void };

/** Returns a value that can be replaced. */
export function watchable<Value>(first: Value): Watchable<Value> {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    current: () => value,
    replace: (next) => {
      value = next;
      for (const notify of listeners) notify();
    },
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

/**
 * Returns a value derived from another, computed once for each of its changes. With `isSame`, an
 * equal result does not count as a change.
 */
export function derived<From, To>(
  source: Watched<From>,
  derive: (value: From) => To,
  isSame: (a: To, b: To) => boolean = Object.is,
): Watched<To> {
  let from = source.current();
  let to = derive(from);
  return {
    current: () => {
      if (source.current() === from) return to;
      from = source.current();
      const next = derive(from);
      if (!isSame(to, next)) to = next;
      return to;
    },
    subscribe: source.subscribe,
  };
}

/** Returns the value, and renders when it changes. */
export const useWatched = <Value>({ subscribe, current }: Watched<Value>): Value =>
  useSyncExternalStore(subscribe, current);
