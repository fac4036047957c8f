import type { ReactNode } from 'react';
import { createContext, useContext } from 'react';
import type { Client } from './call.ts';

const ClientContext = createContext<Client | null>(null);

/** Provides the client to everything below it. */
export function ClientProvider({ client, children }: { client: Client; children: ReactNode }) {
  return <ClientContext.Provider value={client}>{children}</ClientContext.Provider>;
}

/** Returns the client for calls outside the hooks. @throws without a ClientProvider. */
export function useClient(): Client {
  const client = useContext(ClientContext);
  if (!client) throw new Error('useClient needs a ClientProvider above it');
  return client;
}
