import { useEffect, useSyncExternalStore } from 'react';
import type { SessionState } from './session.ts';
import { useSessionClient } from './SessionProvider.tsx';

type Options = {
  /** True: a visitor without a session is redirected to the sign-in page. */
  readonly required?: boolean;
  /** Called instead of redirecting. */
  readonly onUnauthenticated?: () => void;
};

/** Returns the session as `{ status, data }`, and a function that sends data to it. */
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
