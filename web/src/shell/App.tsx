import type { QueryClient } from '@tanstack/react-query';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Router } from './router/router.ts';
import { RouterView } from './router/RouterView.tsx';
import { SessionProvider } from './session/SessionProvider.tsx';
import type { SessionClient } from './session/session-client.ts';
import type { ClientTransport } from './tenant/TenantGate.tsx';
import { TenantGate } from './tenant/TenantGate.tsx';

type Props = {
  readonly router: Router;
  readonly session: SessionClient;
  readonly queries: QueryClient;
  readonly host: string;
  /** Invisible components that are mounted on every page, such as notifications. */
  readonly companions: readonly ComponentType[];
  /** Components in the top bar, such as the inbox. */
  readonly topBar: readonly ComponentType[];
} & ClientTransport;

/** The whole app: the session, the query cache, the tenant of this host, and the pages. */
export function App({ router, companions, topBar, session, queries, host, fetch, early }: Props) {
  return (
    <SessionProvider client={session}>
      <QueryClientProvider client={queries}>
        <TenantGate host={host} fetch={fetch} early={early}>
          <RouterView router={router} companions={companions} topBar={topBar} />
        </TenantGate>
      </QueryClientProvider>
    </SessionProvider>
  );
}
