import { useEffect, useSyncExternalStore } from 'react';
import type { SessionState } from './session.ts';
import { useSessionClient } from './SessionProvider.tsx';

type Options = {
  /** True: a visitor without a session leaves for the sign-in page. */
  readonly required?: boolean;
  /** What to do instead of leaving. */
  readonly onUnauthenticated?: () => void;
};

/** Who is signed in: `{ status, data }`, and how to send data to the session. */
export function useSession(options: Options = {}): SessionState & {
  readonly update: (data?: unknown) => Promise<unknown>;
} {
  const { required = false, onUnauthenticated } = options;
  const client = useSessionClient();
  const state = useSyncExternalStore(client.subscribe, client.state);
  const missing = required && state.status === 'unauthenticated';
  useEffect(() => {
    if (missing) (onUnauthenticated ?? client.requireSignIn)();
  }, [missing, onUnauthenticated, client]);
  return { ...state, update: client.update };
}
