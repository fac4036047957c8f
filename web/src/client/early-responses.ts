const responses = new Map<string, Promise<Response>>();

const whole = (address: RequestInfo | URL): string =>
  new URL(address instanceof Request ? address.url : address, location.href).href;

/** Asks now what the app will ask as it begins; the answer waits for whoever asks for it first. */
export function fetchEarly(
  fetchOnce: typeof fetch,
  address: string,
  init: RequestInit,
): Promise<Response> {
  const result = fetchOnce(address, init);
  responses.set(whole(address), result);
  // Whoever asks for it hears of a failure; until then there is nobody to notify.
  result.catch(() => undefined);
  return result;
}

/**
 * `fetch` that hands out what was asked for early, each answer once, and asks for the rest itself.
 */
export const earlyOr =
  (fetchOnce: typeof fetch): typeof fetch =>
  (address, init) => {
    const early = responses.get(whole(address));
    if (early === undefined) return fetchOnce(address, init);
    responses.delete(whole(address));
    return early;
  };
