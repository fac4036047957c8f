import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/**
 * True once the page's first requests have their responses; background requests come after them.
 */
export function useAtRest(): boolean {
  const queries = useQueryClient();
  const [isAtRest, setIsAtRest] = useState(false);
  useEffect(() => {
    if (isAtRest) return undefined;
    const look = () => {
      if (queries.isFetching() === 0) setIsAtRest(true);
    };
    // By the next task, later parts of the page have sent their requests.
    const timer = setTimeout(look);
    const stop = queries.getQueryCache().subscribe(() => setTimeout(look));
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [queries, isAtRest]);
  return isAtRest;
}
