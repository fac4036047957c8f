import { endImpersonation, startImpersonation } from '@waybill/contract/identity/endpoints';
import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import { useClient } from '#client/client-context.tsx';
import { useSessionClient } from '#shell/session/SessionProvider.tsx';

/** Starts impersonating another user. */
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

/** Ends the impersonation and restores the user's own session. */
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

/** Exchanges a one-time token for a session. @throws with the server's message when refused. */
function useTicket(): (impersonationToken: string) => Promise<void> {
  const session = useSessionClient();
  return async (impersonationToken) => {
    const result = await session.signIn('credentials', { impersonationToken, redirect: false });
    if (result?.error) throw new Error(result.error);
  };
}
