import { QueryClient } from '@tanstack/react-query';
import type { LiveEvent } from './event-stream.ts';
import { HttpError, NoResponseError } from './errors.ts';

declare module '@tanstack/react-query' {
  // The library merges the types of an interface of this name.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Register {
    queryMeta: {
      /** True if the screen reads by itself what an event changed. */
      readonly onStale?: (event: LiveEvent) => boolean;
    };
  }
}

/** How long data that no screen shows stays cached, in milliseconds. */
const cacheTime_ms = 5 * 60_000;

/** Creates the query cache with the product's defaults. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: worthRetrying, retryDelay, gcTime: cacheTime_ms },
      // A submit that is sent minutes later, once the network returns, would surprise users: it
      // fails now.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** Allows three retries, and only for errors that may be temporary. */
export function worthRetrying(failures: number, error: Error): boolean {
  const mayPass =
    error instanceof NoResponseError || (error instanceof HttpError && error.status >= 500);
  return mayPass && failures < 3;
}

/** Returns the milliseconds before the next attempt: 1000, doubling, at most 30000. */
export const retryDelay = (failures: number): number => Math.min(1000 * 2 ** failures, 30_000);

/** For data that does not change while the page is open: never stale, never refetched. */
export const forever = {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  refetchOnMount: false,
  refetchOnReconnect: false,
  refetchOnWindowFocus: false,
} as const;
