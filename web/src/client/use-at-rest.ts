import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/**
 * Whether the page has the answers that it asked for first; what nobody waits for comes after them.
 */
export function useAtRest(): boolean {
  const queries = useQueryClient();
  const [isAtRest, setIsAtRest] = useState(false);
  useEffect(() => {
    if (isAtRest) return undefined;
    const look = () => {
      if (queries.isFetching() === 0) setIsAtRest(true);
    };
    // Parts of the page that come after this one have asked by the next turn.
    const timer = setTimeout(look);
    const stop = queries.getQueryCache().subscribe(() => setTimeout(look));
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [queries, isAtRest]);
  return isAtRest;
}
