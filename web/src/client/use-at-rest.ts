import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

let page: Promise<unknown> = Promise.resolve();

/** States that the code of the first page is on its way. */
export function pageIsUnderWay(code: Promise<unknown>): void {
  page = code;
}

/**
 * True once the page has come and its first requests have their responses; background requests
 * come after them.
 */
export function useAtRest(): boolean {
  const queries = useQueryClient();
  const [isAtRest, setIsAtRest] = useState(false);
  useEffect(() => {
    if (isAtRest) return undefined;
    let isWanted = true;
    const look = () => {
      if (isWanted && queries.isFetching() === 0) setIsAtRest(true);
    };
    let stop = () => undefined as void;
    void page.then(() => {
      if (!isWanted) return;
      // By the next task, later parts of the page have sent their requests.
      setTimeout(look);
      stop = queries.getQueryCache().subscribe(() => setTimeout(look));
    });
    return () => {
      isWanted = false;
      stop();
    };
  }, [queries, isAtRest]);
  return isAtRest;
}
