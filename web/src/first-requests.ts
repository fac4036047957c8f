import { fetchEarly, timeOfFirstReads } from '#client/early-responses.ts';
import { textsPath } from '#shell/texts/device-language.ts';
import { firstReads, type FirstReader } from './first-reads.ts';

/**
 * Sends the first requests of a page while the app's code loads: for the session and the tenant,
 * then for that tenant's settings and texts, and for what a signed-in user will see first. They are
 * written without the contract, which is larger than this file: tests check that both agree. A
 * failure is passed to the app, which requests it again.
 * @returns when session, settings and texts have come: the app shows nothing without them.
 */
export async function sendFirstRequests(
  query: typeof fetch,
  at: Pick<Location, 'hostname' | 'pathname' | 'search'>,
): Promise<void> {
  const session = bodyOf<Session>(
    fetchEarly(query, '/api/auth/session', { credentials: 'same-origin' }),
  ).catch((): Session => ({}));
  const availability = fetchEarly(query, '/api/core/account/istenantavailable', {
    method: 'POST',
    headers: { Accept: accepted, 'Content-Type': 'application/json' },
    body: JSON.stringify({ tenancyName: at.hostname }),
  });
  const { result } = await bodyOf<Availability>(availability);
  if (result?.tenantId == null) return;
  const headers = { Accept: accepted, 'Abp.TenantId': String(result.tenantId) };
  const base = result.serverRootAddress.replace(/\/$/, '');
  const ofTenant = [`${base}/api/core/configuration/getconfiguration`, `${base}${textsPath()}`].map(
    (address) => bodyOf(fetchEarly(query, address, { headers })),
  );
  const { accessToken, ...reader } = await session;
  if (accessToken !== undefined) {
    const Authorization = `Bearer ${accessToken}`;
    const signedIn = { ...headers, Authorization, Prefer: 'revision' };
    for (const read of firstReads(at, { ...reader, now: timeOfFirstReads() })) {
      void fetchEarly(query, base + read, { headers: signedIn });
    }
  }
  await Promise.all(ofTenant);
}

const accepted = 'application/json, */*';

type Session = Omit<FirstReader, 'now'> & { readonly accessToken?: string };
type Availability = {
  readonly result?: {
    readonly tenantId: number | null;
    readonly serverRootAddress: string;
  } | null;
};

/** Reads a response and leaves its body for the app, which has not asked for it yet. */
const bodyOf = async <Body>(response: Promise<Response>): Promise<Body> =>
  (await (await response).clone().json()) as Body;
