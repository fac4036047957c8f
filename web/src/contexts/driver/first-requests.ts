import { fetchEarly } from '#client/early-responses.ts';
import { textsPath } from '#shell/texts/device-language.ts';

/** What the first screen shows. */
const firstScreen = [
  '/api/driver/run',
  '/api/driver/me',
  '/api/driver/proof-demands',
  '/api/driver/scan-reviews',
] as const;
const timeout_ms = 30_000;

/**
 * Requests what the first screen shows, while the app itself is still on its way: on a slow line
 * each of them would otherwise wait for the one before.
 */
export function sendFirstRequests(fetchOnce: typeof fetch): void {
  const signal = AbortSignal.timeout(timeout_ms);
  const session = fetchEarly(fetchOnce, '/api/auth/session', { signal });
  // The app reads the response itself.
  const token = session.then(async (response) => tokenOf(await response.clone().json()));
  // They are the same for everybody.
  void fetchEarly(fetchOnce, textsPath('Driver'), { signal });
  for (const path of firstScreen) {
    const whenSignedIn: typeof fetch = async (address, init) => {
      const accessToken = await token;
      if (accessToken === undefined) return new Response(null, { status: 401 });
      const headers = { Authorization: `Bearer ${accessToken}` };
      return fetchOnce(address, { ...init, headers });
    };
    void fetchEarly(whenSignedIn, path, { signal });
  }
}

const tokenOf = (session: unknown): string | undefined =>
  (session as { readonly accessToken?: string } | null)?.accessToken;
