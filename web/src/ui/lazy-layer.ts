import { type ReactNode, useCallback } from 'react';
import { useLabel } from './labels.ts';
import { useToast } from './Toasts.tsx';

type Drawn<Props> = (props: Props) => ReactNode;

/** A menu, dialog or picker whose code is fetched when it is first opened. */
export type LazyLayer<Props> = {
  /** Null until it was fetched. */
  readonly fetched: () => Drawn<Props> | null;
  /** Rejects where the server cannot be reached. */
  readonly fetch: () => Promise<Drawn<Props>>;
};

export function lazyLayer<Props>(load: () => Promise<Drawn<Props>>): LazyLayer<Props> {
  let known: Drawn<Props> | null = null;
  return {
    fetched: () => known,
    fetch: async () => {
      known ??= await load();
      return known;
    },
  };
}

/**
 * Fetches a layer that is likely to be opened. Not without a network: some browsers remember a
 * failed import for as long as the page is open.
 */
export function prefetchLayer<Props>(layer: LazyLayer<Props>): void {
  if (navigator.onLine) void layer.fetch().catch(() => undefined);
}

/** Returns a function that says that a layer could not be fetched. */
export function useFetchFailure(): () => void {
  const t = useLabel();
  const toast = useToast();
  return useCallback(() => toast({ title: t(failed), tone: 'problem' }), [t, toast]);
}

const failed = 'This part of the page could not be loaded. Check your connection and try again.';
