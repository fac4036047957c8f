type Early = {
  readonly response: Promise<Response>;
  /** Of a signed-in user's data; null if anyone receives the same. */
  readonly authorization: string | null;
  readonly at: number;
  /** The body, once all of it has come with a success. */
  text?: string;
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
  const early: Early = { response, authorization, at: performance.now() };
  responses.set(whole(address), early);
  // The caller that requests it receives the failure; until then there is no one to notify.
  readText(early).catch(() => undefined);
  return response;
}

async function readText(early: Early): Promise<void> {
  const copy = (await early.response).clone();
  if (copy.ok) early.text = await copy.text();
}

/**
 * Returns a `fetch` that hands out each early response once, and sends all other requests itself:
 * also those for data that was requested for another user, or long ago.
 */
export const earlyOr =
  (fetchOnce: typeof fetch): typeof fetch =>
  (address, init) => {
    const early = taken(address, authorizationOf(init), () => true);
    return early?.response ?? fetchOnce(address, init);
  };

/**
 * Returns the body of an early response that has come, so that a page has its data when it is first
 * rendered; each is handed out once.
 */
export const earlyText = (address: string, authorization: string | null): string | undefined =>
  taken(address, authorization, ({ text }) => text !== undefined)?.text;

function taken(
  address: RequestInfo | URL,
  authorization: string | null,
  isWanted: (early: Early) => boolean,
): Early | undefined {
  if (responses.size === 0) return undefined;
  const early = responses.get(whole(address));
  if (early === undefined || !isWanted(early)) return undefined;
  responses.delete(whole(address));
  return isFor(early, authorization) ? early : undefined;
}

function isFor({ authorization, at }: Early, of: string | null): boolean {
  if (authorization === null) return true;
  return authorization === of && performance.now() - at < freshForMs;
}

let come: Promise<unknown> = Promise.resolve();

/** States when what the app needs first has come, or failed. */
export function whenFirstCome(first: Promise<unknown>): void {
  come = first.catch(() => undefined);
}

/** Resolves once what the app needs first has come, or has failed. */
export const firstCome = (): Promise<unknown> => come;

let readAt: number | undefined;

/** States that what a page reads first is requested now, and returns the time. */
export function timeOfFirstReads(): number {
  readAt = Date.now();
  return readAt;
}

/** Returns the time at which the page's data was requested, if it is still handed out; or now. */
export const timeOfPage = (): number =>
  readAt !== undefined && Math.abs(Date.now() - readAt) < freshForMs ? readAt : Date.now();
