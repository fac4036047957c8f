import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { afterSending } from './after-sending.ts';
import type { LiveEvent } from './event-stream.ts';
import { readEvent } from './event-stream.ts';
import type { LiveState } from './live-stream.ts';
import { makesStale } from './live-topics.ts';
import { shareStream, type StreamSource } from './share-stream.ts';

/**
 * Refreshes visible data on live events. One tab per browser holds the stream and passes its events
 * on; when that tab closes, another takes over.
 * @returns the state of the connection.
 */
export function useLive(source: StreamSource): LiveState {
  const queries = useQueryClient();
  const [state, setState] = useState<LiveState>('off');
  useEffect(() => {
    const onEvent = (event: LiveEvent) => afterSending(queries, () => refreshAfter(queries, event));
    return shareStream({
      ...source,
      name: 'waybill-live',
      parse: readEvent,
      onEvent,
      onState: setState,
    });
  }, [source, queries]);
  return state;
}

/** Refetches what an event makes stale, except where the screen reads what changed by itself. */
export function refreshAfter(queries: QueryClient, event: LiveEvent): void {
  const { topic } = event;
  // A star means that the server does not know which events the page may have missed.
  const matches = (path: string) =>
    topic === '*' ? path.startsWith('/api/') && !isOfTenant(path) : makesStale(topic, path);
  const stale = queries
    .getQueryCache()
    .findAll({ predicate: ({ queryKey: [path] }) => typeof path === 'string' && matches(path) });
  const unread = new Set(
    stale.filter((query) => !(query.isActive() && query.meta?.onStale?.(event))),
  );
  void queries.invalidateQueries({ predicate: (query) => unread.has(query) });
}

/** True for the tenant's own data, which does not change while the page is open. */
const isOfTenant = (path: string): boolean =>
  /^\/api\/core\/(account|configuration|feature|tenant)\//i.test(path);
