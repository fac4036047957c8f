const responses = new Map<string, Promise<Response>>();

const whole = (address: RequestInfo | URL): string =>
  new URL(address instanceof Request ? address.url : address, location.href).href;

/** Sends the app's first requests early; each response waits for its first caller. */
export function fetchEarly(
  fetchOnce: typeof fetch,
  address: string,
  init: RequestInit,
): Promise<Response> {
  const result = fetchOnce(address, init);
  responses.set(whole(address), result);
  // The caller that requests it receives the failure; until then there is no one to notify.
  result.catch(() => undefined);
  return result;
}

/**
 * Returns a `fetch` that hands out each early response once, and sends all other requests itself.
 */
export const earlyOr =
  (fetchOnce: typeof fetch): typeof fetch =>
  (address, init) => {
    const early = responses.get(whole(address));
    if (early === undefined) return fetchOnce(address, init);
    responses.delete(whole(address));
    return early;
  };
