import { QueryClient } from '@tanstack/react-query';
import { HttpError, NoResponseError } from './errors.ts';

/** How long data that nothing shows is kept, in milliseconds. */
const cacheTime_ms = 5 * 60_000;

/** The cache of answers, with the product's defaults. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: worthRetrying, retryDelay, gcTime: cacheTime_ms },
      // A submit that waits for the network and leaves minutes later surprises people: it fails
      // now.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** Three retries, and only where the same question may find another answer. */
export function worthRetrying(failures: number, error: Error): boolean {
  const mayPass =
    error instanceof NoResponseError || (error instanceof HttpError && error.status >= 500);
  return mayPass && failures < 3;
}

/** Milliseconds before the next attempt: 1000, doubling, at most 30000. */
export const retryDelay = (failures: number): number => Math.min(1000 * 2 ** failures, 30_000);

/** For what never changes while the page is open: never stale, never asked again. */
export const forever = {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  refetchOnMount: false,
  refetchOnReconnect: false,
  refetchOnWindowFocus: false,
} as const;
