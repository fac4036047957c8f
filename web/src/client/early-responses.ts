type Early = {
  readonly response: Promise<Response>;
  /** Of a signed-in user's data; null if anyone receives the same. */
  readonly authorization: string | null;
  readonly at: number;
};

const responses = new Map<string, Early>();

/** How long data is handed out: a page that asks for it later than that showed something else. */
const freshForMs = 60_000;

/** The order in which an address names its values does not matter. */
function whole(address: RequestInfo | URL): string {
  const url = new URL(address instanceof Request ? address.url : address, location.href);
  url.searchParams.sort();
  return url.href;
}

const authorizationOf = (init: RequestInit | undefined): string | null =>
  new Headers(init?.headers).get('authorization');

/** Sends the app's first requests early; each response waits for its first caller. */
export function fetchEarly(
  fetchOnce: typeof fetch,
  address: string,
  init: RequestInit,
): Promise<Response> {
  const response = fetchOnce(address, init);
  const authorization = authorizationOf(init);
  responses.set(whole(address), { response, authorization, at: performance.now() });
  // The caller that requests it receives the failure; until then there is no one to notify.
  response.catch(() => undefined);
  return response;
}

/**
 * Returns a `fetch` that hands out each early response once, and sends all other requests itself:
 * also those for data that was requested for another user, or long ago.
 */
export const earlyOr =
  (fetchOnce: typeof fetch): typeof fetch =>
  (address, init) => {
    const early = responses.get(whole(address));
    responses.delete(whole(address));
    return early && isFor(early, init) ? early.response : fetchOnce(address, init);
  };

function isFor({ authorization, at }: Early, init: RequestInit | undefined): boolean {
  if (authorization === null) return true;
  return authorization === authorizationOf(init) && performance.now() - at < freshForMs;
}
