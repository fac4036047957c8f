import { useEffect, useRef, useState } from 'react';
import { useStable } from './use-stable.ts';

type TypedSearch = {
  /** What is typed, trimmed. */
  readonly text: string;
  /** Undefined for a list that is filtered where it stands. */
  readonly onSearch: ((text: string) => void) | undefined;
  /** True while the results of the last search are loading. */
  readonly searching: boolean;
  /** The debounce time in milliseconds; an empty text does not wait. */
  readonly waitMs?: number | undefined;
};

/**
 * Searches for the typed text once it rests. Returns true while the results are not those of the
 * text: it still rests, or they are loading.
 */
export function useSearchAsTyped(search: TypedSearch): boolean {
  const { text, onSearch, searching, waitMs = 250 } = search;
  const [searched, setSearched] = useState('');
  const isElsewhere = onSearch !== undefined;
  const start = useStable((sought: string) => {
    setSearched(sought);
    onSearch?.(sought);
  });
  useEffect(() => {
    if (!isElsewhere || text === searched) return;
    const timer = setTimeout(() => start(text), text === '' ? 0 : waitMs);
    return () => clearTimeout(timer);
  }, [isElsewhere, text, searched, waitMs, start]);
  return isElsewhere && (searching || text !== searched);
}

/**
 * Chooses for those who type faster than the search answers: a choice asked for while the results
 * are `behind` the text is made when they arrive. Otherwise Enter would take a result of an earlier
 * text.
 */
export function useEagerChoice(behind: boolean, choose: () => void) {
  const eager = useRef(false);
  const act = useStable(choose);
  useEffect(() => {
    if (behind || !eager.current) return;
    eager.current = false;
    act();
  }, [behind, act]);
  const setEager = (isEager: boolean) => {
    eager.current = isEager;
  };
  return { isEager: () => eager.current, setEager };
}
