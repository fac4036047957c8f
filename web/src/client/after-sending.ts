import type { QueryClient } from '@tanstack/react-query';

/**
 * Acts once nothing is being sent, at once where nothing is. The word of a change overtakes the
 * answer to whoever made it: a form that was read anew before would be gone, and with it what its
 * answer says.
 */
export function afterSending(queries: QueryClient, act: () => void): void {
  if (queries.isMutating() === 0) return act();
  const stop = queries.getMutationCache().subscribe(() => {
    if (queries.isMutating() > 0) return;
    stop();
    act();
  });
}
