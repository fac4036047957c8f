import { type Query, QueryClient } from '@tanstack/react-query';
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
      queries: { retry: worthRetrying, retryDelay, gcTime: cacheTime_ms, refetchOnMount },
      // A submit that is sent minutes later, once the network returns, would surprise users: it
      // fails now, unless the server names a wait of a second.
      mutations: { retry: passesSoon, retryDelay: soon_ms, networkMode: 'always' },
    },
  });
}

/** How long what was read with the page, before the app itself, counts as read by it. */
const withThePage_ms = 5000;

const refetchOnMount = ({ state }: Query): boolean =>
  state.dataUpdateCount > 0 || Date.now() - state.dataUpdatedAt > withThePage_ms;

/** Allows three retries, and only for errors that may be temporary. */
export function worthRetrying(failures: number, error: Error): boolean {
  const mayPass =
    error instanceof NoResponseError || (error instanceof HttpError && error.status >= 500);
  return mayPass && failures < 3;
}

/** Returns the milliseconds before the next attempt: 1000, doubling, at most 30000. */
export const retryDelay = (failures: number): number => Math.min(1000 * 2 ** failures, 30_000);

/** A tenant's writes wait for a second or two while it is moved to another server. */
const soon_ms = 1000;

/** True if the server refused a write only for a moment; it may be sent again with its key. */
export const passesSoon = (failures: number, error: unknown): boolean =>
  error instanceof HttpError &&
  error.status === 503 &&
  error.retryAfter !== null &&
  error.retryAfter * 1000 <= soon_ms &&
  failures < 5;

/** For data that does not change while the page is open: never stale, never refetched. */
export const forever = {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  refetchOnMount: false,
  refetchOnReconnect: false,
  refetchOnWindowFocus: false,
} as const;
