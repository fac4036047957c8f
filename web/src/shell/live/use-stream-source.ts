import { useMemo } from 'react';
import { useClient } from '#client/client-context.tsx';
import type { StreamSource } from '#client/share-stream.ts';
import { useSessionClient } from '../session/SessionProvider.tsx';

/** Returns how a stream is opened with the session of the page. Keep `address` stable. */
export function useStreamSource(address: (since_ms: number) => `/${string}`): StreamSource {
  const { open } = useClient();
  const session = useSessionClient();
  return useMemo(
    () => ({
      open: (signal: AbortSignal, since_ms: number) => open(address(since_ms), signal),
      renew: async () => (await session.getSession({ broadcast: false })) !== null,
    }),
    [open, session, address],
  );
}
