import type { QueryClient } from '@tanstack/react-query';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import type { AppRouter } from './router.tsx';
import { SessionProvider } from './session/SessionProvider.tsx';
import type { SessionClient } from './session/session-client.ts';
import type { Sending } from './tenant/TenantGate.tsx';
import { TenantGate } from './tenant/TenantGate.tsx';

type Props = {
  readonly router: AppRouter;
  readonly session: SessionClient;
  readonly queries: QueryClient;
  readonly host: string;
} & Sending;

/** The whole app: the session, the query cache, the tenant of this host, and the pages. */
export function App({ router, session, queries, host, fetch, early }: Props) {
  return (
    <SessionProvider client={session}>
      <QueryClientProvider client={queries}>
        <TenantGate host={host} fetch={fetch} early={early}>
          <RouterProvider router={router} />
        </TenantGate>
      </QueryClientProvider>
    </SessionProvider>
  );
}
