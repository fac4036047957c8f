import type { ReactNode } from 'react';
import { createContext, useContext } from 'react';
import type { Client } from './call.ts';

const ClientContext = createContext<Client | null>(null);

/** Gives everything below it the client to call with. */
export function ClientProvider({ client, children }: { client: Client; children: ReactNode }) {
  return <ClientContext.Provider value={client}>{children}</ClientContext.Provider>;
}

/** The client for calls outside useAsk and useSend. @throws when no ClientProvider is above. */
export function useClient(): Client {
  const client = useContext(ClientContext);
  if (!client) throw new Error('useClient needs a ClientProvider above it');
  return client;
}
