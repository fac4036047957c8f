import { fetchEarly } from '#client/early-responses.ts';
import { textsPath } from '#shell/texts/device-language.ts';

/**
 * Sends the first requests of every page while the app's code loads: for the session and the
 * tenant, then for that tenant's settings and texts. They are written without the contract, which
 * is larger than this file: a test checks that both agree. A failure is passed to the app, which
 * requests it again.
 */
export async function sendFirstRequests(query: typeof fetch, host: string): Promise<void> {
  void fetchEarly(query, '/api/auth/session', { credentials: 'same-origin' });
  const availability = await fetchEarly(query, '/api/core/account/istenantavailable', {
    method: 'POST',
    headers: { Accept: accepted, 'Content-Type': 'application/json' },
    body: JSON.stringify({ tenancyName: host }),
  });
  const { result } = (await availability.clone().json()) as FirstResponse;
  if (result?.tenantId == null) return;
  const headers = { Accept: accepted, 'Abp.TenantId': String(result.tenantId) };
  const base = result.serverRootAddress.replace(/\/$/, '');
  void fetchEarly(query, `${base}/api/core/configuration/getconfiguration`, { headers });
  void fetchEarly(query, `${base}${textsPath()}`, { headers });
}

const accepted = 'application/json, */*';

type FirstResponse = {
  readonly result?: {
    readonly tenantId: number | null;
    readonly serverRootAddress: string;
  } | null;
};
