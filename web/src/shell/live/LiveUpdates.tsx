import type { ReactNode } from 'react';
import { createContext, lazy, Suspense, useContext, useEffect, useMemo, useState } from 'react';
import type { LiveState } from '#client/live-stream.ts';
import { tenantHeader } from '#client/request.ts';
import { useSessionClient } from '../session/SessionProvider.tsx';
import { useSession } from '../session/use-session.ts';
import { useTenant } from '../tenant/tenant-context.ts';

const LiveLink = lazy(async () => ({ default: (await import('./LiveLink.tsx')).LiveLink }));

const LiveContext = createContext<LiveState>('off');

/** Whether live updates flow: `live`, `paused` while reconnecting, `off` where there are none. */
export const useLiveState = (): LiveState => useContext(LiveContext);

/** Keeps what is on screen fresh while somebody is signed in. */
export function LiveUpdates({ children }: { children: ReactNode }) {
  const session = useSessionClient();
  const { data } = useSession();
  const { endpoint, tenantId } = useTenant();
  const userId = data?.userId;
  const source = useMemo(() => {
    if (userId === undefined) return null;
    return {
      url: `${endpoint}/api/live`,
      headers: () => {
        const token = session.state().data?.accessToken;
        if (!token) return undefined;
        return { Authorization: `Bearer ${token}`, [tenantHeader]: String(tenantId) };
      },
      renew: async () => (await session.getSession({ broadcast: false })) !== null,
      fetch: (input: RequestInfo | URL, init?: RequestInit) => fetch(input, init),
    };
  }, [endpoint, tenantId, userId, session]);
  const [state, setState] = useState<LiveState>('off');
  return (
    <LiveContext.Provider value={source ? state : 'off'}>
      {children}
      {source && (
        <Suspense fallback={null}>
          <LiveLink source={source} onState={setState} />
        </Suspense>
      )}
    </LiveContext.Provider>
  );
}

/** Says that live updates are paused, once that has lasted. */
export function LiveNotice() {
  const paused = useLiveState() === 'paused';
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLasts(paused), paused ? 3000 : 0);
    return () => clearTimeout(timer);
  }, [paused]);
  return (
    <output className="text-meta text-ink-3">
      {paused && lasts ? 'Live updates paused – reconnecting' : ''}
    </output>
  );
}
