/** Who drives: asked from the server once, and again after it said that the session has ended. */
export type DriverSession = {
  readonly accessToken: string;
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly expires: number;
};

type Wire = {
  readonly accessToken?: string;
  readonly user?: { readonly name?: string };
  readonly expires?: string;
};

/** A token is asked for anew a minute before it ends. */
const early_ms = 60_000;

let known: DriverSession | null = null;

/** The session; `none` if nobody is signed in, `unknown` if the server did not say. */
export async function currentSession(): Promise<DriverSession | 'none' | 'unknown'> {
  if (known !== null && known.expires - early_ms > Date.now()) return known;
  try {
    const response = await fetch('/api/auth/session', { credentials: 'same-origin' });
    if (!response.ok) return 'unknown';
    const { accessToken, user, expires } = (await response.json()) as Wire;
    if (!accessToken || expires === undefined) return 'none';
    known = { accessToken, name: user?.name ?? '', expires: Date.parse(expires) };
    return known;
  } catch {
    return 'unknown';
  }
}

export function forgetSession(): void {
  known = null;
}

/** Leaves for the sign-in page, and comes back. */
export const goToSignIn = (): void =>
  location.assign(`/auth/login?callbackUrl=${encodeURIComponent('/driver')}`);
