import type { QueryClient } from '@tanstack/react-query';

/**
 * Acts once no mutation is pending, at once if none is. The live event of a change arrives before
 * the response to its sender: refetching a form then would unmount it, and the response with it.
 */
export function afterSending(queries: QueryClient, act: () => void): void {
  if (queries.isMutating() === 0) return act();
  const stop = queries.getMutationCache().subscribe(() => {
    if (queries.isMutating() > 0) return;
    stop();
    act();
  });
}
