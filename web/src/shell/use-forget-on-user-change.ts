import { useQueryClient } from '@tanstack/react-query';
import { getConfiguration, isTenantAvailable } from '@waybill/contract/tenancy/tenants/endpoints';
import { useEffect, useRef } from 'react';
import { useSession } from './session/use-session.ts';

const ofTheTenant: ReadonlySet<unknown> = new Set([isTenantAvailable.path, getConfiguration.path]);

/** Clears all cached responses when the user changes. */
export function useForgetOnUserChange(): void {
  const queries = useQueryClient();
  const { status, data } = useSession();
  const who = status === 'loading' ? undefined : (data?.userId ?? null);
  const before = useRef(who);
  useEffect(() => {
    const known = before.current;
    before.current = who;
    if (known === undefined || known === null || known === who) return;
    const predicate = ({ queryKey }: { queryKey: readonly unknown[] }) =>
      !ofTheTenant.has(queryKey[0]);
    queries.removeQueries({ type: 'inactive', predicate });
    if (who !== null) void queries.resetQueries({ predicate });
  }, [who, queries]);
}
