import { QueryClient } from '@tanstack/react-query';
import { HttpError, NoResponseError } from './errors.ts';

/** How long data that nothing shows is kept, in milliseconds. */
const keptFor = 5 * 60_000;

/** The cache of answers, with the product's defaults. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: worthRetrying, retryDelay, gcTime: keptFor },
      // A submit that waits for the network and leaves minutes later surprises people: it fails now.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** Retries, as far as the same question may find another answer. */
export const worthRetrying = (failures: number, error: Error): boolean =>
  failures < retriesAfter(error);

/**
 * Three while nobody answers for the server: it may be starting. One where it failed itself, which
 * seldom passes. None where it refused, or where nothing was sent.
 */
function retriesAfter(error: Error): number {
  if (error instanceof NoResponseError) return 3;
  if (!(error instanceof HttpError) || error.status < 500) return 0;
  return error.status === 500 ? 1 : 3;
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
