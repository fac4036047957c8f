import { listenToOtherTabs, broadcastToOtherTabs } from './broadcast.ts';
import { requestAction, csrfToken, failed, form, isRecord, sessionPages } from './requests.ts';
import type { Session, SessionState } from './session.ts';
import { loading, readSession, stateOf } from './session.ts';
import type { SignInOptions, SignInResponse } from './sign-in.ts';
import { signIn } from './sign-in.ts';
import type { Surroundings } from './surroundings.ts';

export type SessionOptions = {
  /** Refetches when the tab becomes visible; true by default. */
  readonly refetchOnWindowFocus?: boolean;
  /** Refetches at this interval in seconds while the tab is visible; 0, the default, never. */
  readonly refetchInterval?: number;
};

type SignOutOptions = { readonly redirect?: boolean; readonly callbackUrl?: string };

export type SessionClient = {
  readonly state: () => SessionState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Requests the session unless it is known, and listens. @returns the function that stops it. */
  readonly start: (options?: SessionOptions) => () => void;
  /**
   * Requests the session, notifies the other tabs unless `broadcast` is false; null if there is
   * none.
   */
  readonly getSession: (options?: { broadcast?: boolean }) => Promise<Session | null>;
  readonly signIn: (
    provider: string,
    options?: SignInOptions,
  ) => Promise<SignInResponse | undefined>;
  /** Ends the session. @returns the server's redirect address, if it does not redirect. */
  readonly signOut: (options?: SignOutOptions) => Promise<{ url: string } | undefined>;
  /** Sends data to the session and adopts the response; null without a session. */
  readonly update: (data?: unknown) => Promise<Session | null>;
  /** Redirects to the sign-in page with the marker SessionRequired and the return address. */
  readonly requireSignIn: () => void;
};

/** Creates the client of this browser's session, synchronised with its other tabs. */
export function createSessionClient(around: Surroundings): SessionClient {
  let state = loading;
  let underway: Promise<Session | null> | null = null;
  let isPending = false;
  const listeners = new Set<() => void>();

  const become = (session: Session | null): Session | null => {
    if (session === null && state.status === 'unauthenticated') return null;
    state = stateOf(session);
    for (const listener of listeners) listener();
    return session;
  };

  const look = async (): Promise<Session | null> => {
    const session = await fetchSession(around);
    if (isPending) broadcastToOtherTabs(around, 'getSession');
    isPending = false;
    // A lost connection does not end the session: it remains until the server ends it.
    if (session === failed) return state.data ?? become(null);
    return become(session);
  };

  const getSession = ({ broadcast = true } = {}): Promise<Session | null> => {
    isPending ||= broadcast;
    underway ??= look().finally(() => {
      underway = null;
    });
    return underway;
  };
  /** A response already under way may be older than the latest change. */
  const getNewSession: typeof getSession = async (options) => {
    await underway;
    return getSession(options);
  };

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: (options = {}) => {
      if (state.status === 'loading') void getSession();
      return listen(around, { ...options, signedIn: () => state.data !== null }, getNewSession);
    },
    getSession,
    signIn: async (provider, options = {}) => {
      const result = await signIn(around, provider, options);
      if (result?.ok && !result.error) await getNewSession();
      return result;
    },
    signOut: async ({ redirect = true, callbackUrl = around.href() } = {}) => {
      const token = await csrfToken(around);
      const result = await requestAction(
        around,
        'signout',
        form({ csrfToken: token, callbackUrl, json: true }),
      );
      broadcastToOtherTabs(around, 'signout');
      const returned = isRecord(result) ? result['url'] : null;
      const url = typeof returned === 'string' ? returned : callbackUrl;
      if (!redirect) {
        await getNewSession();
        return { url };
      }
      around.go(url);
      return undefined;
    },
    update: async (data) => {
      if (state.data === null) return null;
      const body = JSON.stringify({ csrfToken: await csrfToken(around), data });
      const headers = { 'Content-Type': 'application/json' };
      const result = await requestAction(around, 'session', { method: 'POST', headers, body });
      if (result === failed) return null;
      const session = become(readSession(result));
      broadcastToOtherTabs(around, 'getSession');
      return session;
    },
    requireSignIn: () => {
      const query = new URLSearchParams({
        error: 'SessionRequired',
        callbackUrl: around.href(),
      });
      around.go(`${sessionPages.signIn}?${query}`);
    },
  };
}

async function fetchSession(around: Surroundings): Promise<Session | null | typeof failed> {
  const result = await requestAction(around, 'session');
  if (result === failed) {
    around.log('CLIENT_SESSION_ERROR', { error: 'the session could not be fetched' });
    return failed;
  }
  try {
    return readSession(result);
  } catch (error) {
    around.log('CLIENT_SESSION_ERROR', { error });
    return null;
  }
}

type Listening = SessionOptions & { readonly signedIn: () => boolean };

function listen(
  around: Surroundings,
  { signedIn, refetchOnWindowFocus = true, refetchInterval = 0 }: Listening,
  getSession: SessionClient['getSession'],
): () => void {
  const isVisible = () => around.document.visibilityState === 'visible';
  const onVisible = () => {
    if (isVisible() && signedIn()) void getSession();
  };
  const stopListening = listenToOtherTabs(around, () => void getSession({ broadcast: false }));
  if (refetchOnWindowFocus) around.document.addEventListener('visibilitychange', onVisible);
  const poll = refetchInterval > 0 ? setInterval(onVisible, refetchInterval * 1000) : undefined;
  return () => {
    stopListening();
    around.document.removeEventListener('visibilitychange', onVisible);
    clearInterval(poll);
  };
}
