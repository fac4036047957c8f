import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { afterSending } from './after-sending.ts';
import type { LiveEvent } from './event-stream.ts';
import { readEvent } from './event-stream.ts';
import type { LiveSettings, LiveState } from './live-stream.ts';
import { holdStream } from './live-stream.ts';
import { makesStale } from './live-topics.ts';

const channelName = 'waybill-live';

type Notice = { readonly kind: 'event' | 'state'; readonly text: string };

export type LiveSource = Pick<LiveSettings, 'open' | 'renew'>;

/**
 * Refreshes visible data on live events. One tab per browser holds the stream and passes its events
 * on; when that tab closes, another takes over.
 * @returns the state of the connection.
 */
export function useLive(source: LiveSource): LiveState {
  const queries = useQueryClient();
  const [state, setState] = useState<LiveState>('off');
  useEffect(() => {
    const onEvent = (event: LiveEvent) => afterSending(queries, () => refreshAfter(queries, event));
    return shareStream(source, { onEvent, onState: setState });
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

type Listener = Pick<LiveSettings, 'onEvent' | 'onState'>;

/** Shares one stream per browser: the tab that holds the lock reads it, all tabs listen. */
function shareStream(source: LiveSource, listener: Listener): () => void {
  const stop = new AbortController();
  const channel = new BroadcastChannel(channelName);
  const act = ({ kind, text }: Notice) => {
    if (kind === 'state') listener.onState(text as LiveState);
    else for (const event of readEvent(text)) listener.onEvent(event);
  };
  const notify = (notice: Notice) => {
    if (stop.signal.aborted) return;
    act(notice);
    channel.postMessage(notice);
  };
  channel.addEventListener('message', ({ data }) => act(data as Notice));
  const settings: LiveSettings = {
    ...source,
    random: Math.random,
    onEvent: (event) => notify({ kind: 'event', text: JSON.stringify(event) }),
    onState: (state) => notify({ kind: 'state', text: state }),
    now_ms: () => performance.now(),
  };
  const lead = () => holdStream(settings, stop.signal);
  // Without locks (an insecure origin) every tab opens its own stream.
  const leading = navigator.locks
    ? navigator.locks.request(channelName, { signal: stop.signal }, lead)
    : lead();
  leading.catch(() => undefined);
  return () => {
    stop.abort();
    channel.close();
  };
}
