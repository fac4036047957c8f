import type { ReactNode } from 'react';
import { createContext, lazy, Suspense, useContext, useEffect, useState } from 'react';
import type { LiveState } from '#client/live-stream.ts';
import { useAtRest } from '#client/use-at-rest.ts';
import { useTranslate } from '../texts/texts-context.ts';
import { useSession } from '../session/use-session.ts';
import { useStreamSource } from './use-stream-source.ts';

const LiveLink = lazy(async () => ({ default: (await import('../at-rest.ts')).LiveLink }));

const LiveContext = createContext<LiveState>('off');

/** The state of live updates: `live`, `paused` while reconnecting, `off` if unavailable. */
const useLiveState = (): LiveState => useContext(LiveContext);

const liveAddress = (since_ms: number) => `/api/live?since=${since_ms}` as const;

/**
 * Refreshes visible data while a user is signed in; another user opens a new connection. What comes
 * of it is later than the page's first requests, and told since the page was opened.
 */
export function LiveUpdates({ children }: { children: ReactNode }) {
  const { data } = useSession();
  const source = useStreamSource(liveAddress);
  const [state, setState] = useState<LiveState>('off');
  const isAtRest = useAtRest();
  return (
    <LiveContext.Provider value={data ? state : 'off'}>
      {children}
      {data && isAtRest && (
        <Suspense fallback={null}>
          <LiveLink key={data.userId} source={source} onState={setState} />
        </Suspense>
      )}
    </LiveContext.Provider>
  );
}

/** Indicates that live updates are paused, after a delay. */
export function LiveNotice() {
  const t = useTranslate();
  const paused = useLiveState() === 'paused';
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLasts(paused), paused ? 3000 : 0);
    return () => clearTimeout(timer);
  }, [paused]);
  return (
    <output className="text-meta text-ink-3">
      {paused && lasts ? t('Live updates paused – reconnecting') : ''}
    </output>
  );
}
