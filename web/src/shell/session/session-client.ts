import { hearOtherTabs, tellOtherTabs } from './broadcast.ts';
import { ask, csrfToken, failed, form, isRecord, sessionPages } from './requests.ts';
import type { Session, SessionState } from './session.ts';
import { loading, readSession, stateOf } from './session.ts';
import type { SignInOptions, SignInResult } from './sign-in.ts';
import { signIn } from './sign-in.ts';
import type { Surroundings } from './surroundings.ts';

export type SessionOptions = {
  /** Look again when the tab becomes visible; true unless told. */
  readonly refetchOnWindowFocus?: boolean;
  /** Look again every so many seconds while the tab is visible; 0, the default, never. */
  readonly refetchInterval?: number;
};

type SignOutOptions = { readonly redirect?: boolean; readonly callbackUrl?: string };

export type SessionClient = {
  readonly state: () => SessionState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Asks for the session and starts listening. @returns how to stop. */
  readonly start: (options?: SessionOptions) => () => void;
  /** Asks the server, tells the other tabs unless `broadcast` is false; null when there is none. */
  readonly getSession: (options?: { broadcast?: boolean }) => Promise<Session | null>;
  readonly signIn: (provider: string, options?: SignInOptions) => Promise<SignInResult | undefined>;
  /** Ends the session. @returns where the server would go, when it does not redirect. */
  readonly signOut: (options?: SignOutOptions) => Promise<{ url: string } | undefined>;
  /** Sends data to the session and takes over the answer; null without a session. */
  readonly update: (data?: unknown) => Promise<Session | null>;
  /** Leaves for the sign-in page with the marker SessionRequired and the way back. */
  readonly requireSignIn: () => void;
};

/** The session of this browser, kept in step with its other tabs. */
export function createSessionClient(around: Surroundings): SessionClient {
  let state = loading;
  let underway: Promise<Session | null> | null = null;
  let isToTell = false;
  const listeners = new Set<() => void>();

  const become = (session: Session | null): Session | null => {
    if (session === null && state.status === 'unauthenticated') return null;
    state = stateOf(session);
    for (const listener of listeners) listener();
    return session;
  };

  const look = async (): Promise<Session | null> => {
    const session = await fetchSession(around);
    if (isToTell) tellOtherTabs(around, 'getSession');
    isToTell = false;
    // A lost connection does not sign anybody out: who we know stays, until the server says no.
    if (session === failed) return state.data ?? become(null);
    return become(session);
  };

  const getSession = ({ broadcast = true } = {}): Promise<Session | null> => {
    isToTell ||= broadcast;
    underway ??= look().finally(() => {
      underway = null;
    });
    return underway;
  };
  /** An answer that is under way may be older than what has just happened. */
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
      void getSession();
      return listen(around, options, () => state.data !== null, getNewSession);
    },
    getSession,
    signIn: async (provider, options = {}) => {
      const result = await signIn(around, provider, options);
      if (result?.ok && !result.error) await getNewSession();
      return result;
    },
    signOut: async ({ redirect = true, callbackUrl = around.href() } = {}) => {
      const token = await csrfToken(around);
      const answer = await ask(
        around,
        'signout',
        form({ csrfToken: token, callbackUrl, json: true }),
      );
      tellOtherTabs(around, 'signout');
      const told = isRecord(answer) ? answer['url'] : null;
      const url = typeof told === 'string' ? told : callbackUrl;
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
      const answer = await ask(around, 'session', { method: 'POST', headers, body });
      if (answer === failed) return null;
      const session = become(readSession(answer));
      tellOtherTabs(around, 'getSession');
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
  const answer = await ask(around, 'session');
  if (answer === failed) {
    around.log('CLIENT_SESSION_ERROR', { error: 'the session could not be fetched' });
    return failed;
  }
  try {
    return readSession(answer);
  } catch (error) {
    around.log('CLIENT_SESSION_ERROR', { error });
    return null;
  }
}

function listen(
  around: Surroundings,
  { refetchOnWindowFocus = true, refetchInterval = 0 }: SessionOptions,
  signedIn: () => boolean,
  getSession: SessionClient['getSession'],
): () => void {
  const isVisible = () => around.document.visibilityState === 'visible';
  const onVisible = () => {
    if (isVisible() && signedIn()) void getSession();
  };
  const stopHearing = hearOtherTabs(around, () => void getSession({ broadcast: false }));
  if (refetchOnWindowFocus) around.document.addEventListener('visibilitychange', onVisible);
  const poll = refetchInterval > 0 ? setInterval(onVisible, refetchInterval * 1000) : undefined;
  return () => {
    stopHearing();
    around.document.removeEventListener('visibilitychange', onVisible);
    clearInterval(poll);
  };
}
