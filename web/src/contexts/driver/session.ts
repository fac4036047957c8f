import { earlyOr } from '#client/early-responses.ts';
import { lastRead, saveRead } from './outbox/store.ts';

/** The driver's session: requested once, and again after the server reported that it has ended. */
export type DriverSession = {
  readonly accessToken: string;
  readonly name: string;
  /** The user's UUID, which is also the driver's. */
  readonly owner: string;
  /** Milliseconds since 1970. */
  readonly expires: number;
};

type SessionResponse = {
  readonly accessToken?: string;
  readonly user?: { readonly userGuid?: string; readonly name?: string };
  readonly expires?: string;
};

/** Some lines accept requests and never respond. */
const timeout_ms = 30_000;
/** A token is renewed a minute before it expires. */
const early_ms = 60_000;
/** The key of the last signed-in user, for actions without a network. */
const ownerPath = 'owner';

/** The first request was sent before the app's own code had arrived. */
const send = earlyOr((address, init) => fetch(address, init));

let known: DriverSession | null = null;

type Found = DriverSession | 'none' | 'unknown';
/** Requested once, however many requests wait for it. */
let pending: Promise<Found> | null = null;

/** Returns the session; `none` if not signed in, `unknown` if the server did not respond. */
export async function currentSession(): Promise<Found> {
  if (known !== null && known.expires - early_ms > Date.now()) return known;
  pending ??= readSession().finally(() => {
    pending = null;
  });
  return pending;
}

async function readSession(): Promise<Found> {
  try {
    const signal = AbortSignal.timeout(timeout_ms);
    const response = await send('/api/auth/session', { credentials: 'same-origin', signal });
    if (!response.ok) return 'unknown';
    const { accessToken, user, expires } = (await response.json()) as SessionResponse;
    if (!accessToken || expires === undefined) return 'none';
    const owner = user?.userGuid ?? '';
    known = { accessToken, name: user?.name ?? '', owner, expires: Date.parse(expires) };
    await saveRead(ownerPath, owner, new Date().toISOString()).catch(() => undefined);
    return known;
  } catch {
    return 'unknown';
  }
}

/**
 * Returns the signed-in user once the server has named it, or the last one while offline; null if
 * the device has none. Until the server responds, the last one may be somebody else.
 */
export async function currentOwner(): Promise<string | null> {
  await currentSession();
  return lastOwner();
}

/** Returns the last signed-in user at once: whoever acts does not wait for a slow line. */
export async function lastOwner(): Promise<string | null> {
  if (known !== null) return known.owner;
  const saved = await lastRead(ownerPath);
  return typeof saved?.result === 'string' ? saved.result : null;
}

export const authorizationOf = ({ accessToken }: DriverSession) => ({
  Authorization: `Bearer ${accessToken}`,
});

export function forgetSession(): void {
  known = null;
}

/** Redirects to the sign-in page, with the way back. */
export const goToSignIn = (): void =>
  location.assign(`/auth/login?callbackUrl=${encodeURIComponent('/driver')}`);
