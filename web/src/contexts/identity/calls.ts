import type { UseMutationResult } from '@tanstack/react-query';
import { useMutation } from '@tanstack/react-query';
import {
  endImpersonation,
  getUsers,
  startImpersonation,
} from '@waybill/contract/identity/endpoints';
import { useClient } from '#client/client-context.tsx';
import { useAsk } from '#client/queries.ts';
import { useSessionClient } from '#shell/session/SessionProvider.tsx';

/** The tenant's users whose name or address contains the text; at most 50. */
export const useUsers = (text: string) =>
  useAsk(
    getUsers,
    { ...(text === '' ? {} : { filter: text }), sorting: 'name', maxResultCount: 50 },
    { keepPrevious: true },
  );

/** Acts as another user from now on. */
export function useActAs(onDone: () => void): UseMutationResult<void, Error, number> {
  const { call } = useClient();
  const signInWith = useTicket();
  return useMutation({
    mutationFn: async (userId: number) => {
      const { impersonationToken } = await call(startImpersonation, { userId });
      await signInWith(impersonationToken);
    },
    onSuccess: onDone,
  });
}

/** Ends acting as another user and signs back in as oneself. */
export function useEndImpersonation(onDone: () => void): UseMutationResult<void, Error, void> {
  const { call } = useClient();
  const signInWith = useTicket();
  return useMutation({
    mutationFn: async () => {
      const { impersonationToken } = await call(endImpersonation, {});
      await signInWith(impersonationToken);
    },
    onSuccess: onDone,
  });
}

/** Exchanges a one-time token for a session. @throws with the server's sentence when refused. */
function useTicket(): (impersonationToken: string) => Promise<void> {
  const session = useSessionClient();
  return async (impersonationToken) => {
    const result = await session.signIn('credentials', { impersonationToken, redirect: false });
    if (result?.error) throw new Error(result.error);
  };
}
