import type { ReactNode } from 'react';
import { createContext, useContext, useEffect } from 'react';
import type { SessionClient, SessionOptions } from './session-client.ts';

const SessionContext = createContext<SessionClient | null>(null);

type Props = { readonly client: SessionClient; readonly children: ReactNode } & SessionOptions;

/** Wraps every page: requests the session once and refreshes it. */
export function SessionProvider(props: Props) {
  const { client, children, refetchOnWindowFocus = true, refetchInterval = 0 } = props;
  useEffect(
    () => client.start({ refetchOnWindowFocus, refetchInterval }),
    [client, refetchOnWindowFocus, refetchInterval],
  );
  return <SessionContext.Provider value={client}>{children}</SessionContext.Provider>;
}

/** Returns the actions signIn, signOut, update, getSession. @throws outside a SessionProvider. */
export function useSessionClient(): SessionClient {
  const client = useContext(SessionContext);
  if (!client) throw new Error('useSession needs a SessionProvider above it');
  return client;
}
