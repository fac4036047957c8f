import { getConfiguration, isTenantAvailable } from '@waybill/contract/tenancy/tenants/endpoints';
import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { type ClientSettings, createClient } from '#client/call.ts';
import { ClientProvider } from '#client/client-context.tsx';
import { useEndpointQuery } from '#client/queries.ts';
import { useSessionClient } from '../session/SessionProvider.tsx';
import { TenantReader } from './TenantReader.tsx';
import { TextsProvider } from '../texts/TextsProvider.tsx';
import type { Availability } from './read-tenant.ts';
import { readTenant, showsContent } from './read-tenant.ts';
import { TenantContext } from './tenant-context.ts';
import { TenantStyle } from './TenantStyle.tsx';
import { hasFailed, QueryFailed } from './QueryFailed.tsx';

/** How requests are sent, and what was received before the app came. */
export type ClientTransport = Pick<ClientSettings, 'fetch' | 'early'>;

type Props = ClientTransport & { readonly host: string; readonly children: ReactNode };

/**
 * Finds the tenant of a host name and provides the tenant and a client bound to it. Renders nothing
 * while it loads, and nothing for a tenant that is not available. If no server responds, it shows
 * that and retries.
 */
export function TenantGate({ host, fetch, early, children }: Props) {
  const bare = useMemo(
    () =>
      createClient({
        base: '',
        accessToken: () => undefined,
        tenantId: () => undefined,
        fetch,
        early,
      }),
    [fetch, early],
  );
  return (
    <ClientProvider client={bare}>
      <Lookup host={host} fetch={fetch} early={early}>
        {children}
      </Lookup>
    </ClientProvider>
  );
}

function Lookup({ host, fetch, early, children }: Props) {
  const availability = useEndpointQuery(
    isTenantAvailable,
    { tenancyName: host },
    { forever: true },
  );
  if (hasFailed(availability)) return <QueryFailed query={availability} />;
  if (availability.isPending || !showsContent(availability.data)) return null;
  return (
    <BoundClient availability={availability.data} fetch={fetch} early={early}>
      <Configured availability={availability.data}>{children}</Configured>
    </BoundClient>
  );
}

type Found = { readonly availability: Availability | undefined; readonly children: ReactNode };

/** The client of the whole app: this tenant, and the session at the moment of a request. */
function BoundClient({ availability, fetch, early, children }: Found & ClientTransport) {
  const session = useSessionClient();
  const client = useMemo(() => {
    const { endpoint, tenantId } = readTenant(availability, undefined, false);
    return createClient({
      base: endpoint,
      tenantId: () => (tenantId === -1 ? undefined : tenantId),
      accessToken: () => session.state().data?.accessToken,
      renew: async () => (await session.getSession({ broadcast: false }))?.accessToken,
      fetch,
      early,
    });
  }, [availability, session, fetch, early]);
  return <ClientProvider client={client}>{children}</ClientProvider>;
}

function Configured({ availability, children }: Found) {
  const known = availability?.tenantId != null;
  const configuration = useEndpointQuery(getConfiguration, {}, { enabled: known, forever: true });
  const loading = known && configuration.isPending;
  const tenant = useMemo(
    () => readTenant(availability, configuration.data, loading),
    [availability, configuration.data, loading],
  );
  if (hasFailed(configuration)) return <QueryFailed query={configuration} />;
  return (
    <TextsProvider enabled={known}>
      {!loading && (
        <TenantContext.Provider value={tenant}>
          <TenantStyle />
          <TenantReader>{children}</TenantReader>
        </TenantContext.Provider>
      )}
    </TextsProvider>
  );
}
