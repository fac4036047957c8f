import { lastRead, saveRead } from './outbox/store.ts';

/** Who drives: asked from the server once, and again after it said that the session has ended. */
export type DriverSession = {
  readonly accessToken: string;
  readonly name: string;
  /** The user's uuid, which is the driver's. */
  readonly owner: string;
  /** Milliseconds since 1970. */
  readonly expires: number;
};

type Wire = {
  readonly accessToken?: string;
  readonly user?: { readonly userGuid?: string; readonly name?: string };
  readonly expires?: string;
};

/** A token is asked for anew a minute before it ends. */
const early_ms = 60_000;
/** Where the device notes who signed in last, for acts without a network. */
const ownerPath = 'owner';

let known: DriverSession | null = null;

/** The session; `none` if nobody is signed in, `unknown` if the server did not say. */
export async function currentSession(): Promise<DriverSession | 'none' | 'unknown'> {
  if (known !== null && known.expires - early_ms > Date.now()) return known;
  try {
    const response = await fetch('/api/auth/session', { credentials: 'same-origin' });
    if (!response.ok) return 'unknown';
    const { accessToken, user, expires } = (await response.json()) as Wire;
    if (!accessToken || expires === undefined) return 'none';
    const owner = user?.userGuid ?? '';
    known = { accessToken, name: user?.name ?? '', owner, expires: Date.parse(expires) };
    await saveRead(ownerPath, owner, new Date().toISOString()).catch(() => undefined);
    return known;
  } catch {
    return 'unknown';
  }
}

/** Who is signed in, or was when there was a network; null if the device never heard. */
export async function currentOwner(): Promise<string | null> {
  if (known !== null) return known.owner;
  const saved = await lastRead(ownerPath);
  return typeof saved?.result === 'string' ? saved.result : null;
}

export function forgetSession(): void {
  known = null;
}

/** Leaves for the sign-in page, and comes back. */
export const goToSignIn = (): void =>
  location.assign(`/auth/login?callbackUrl=${encodeURIComponent('/driver')}`);
