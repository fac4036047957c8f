import { holdsGroup } from '@waybill/contract/permission';
import type { PageDefinition } from './page.ts';
import type { SessionState } from './session/session.ts';

/** What a visitor of a page is shown. */
export type Admission =
  | { readonly to: 'page' }
  | { readonly to: 'nothingYet' }
  /** Redirects to the sign-in page. */
  | { readonly to: 'signIn' }
  /** A page under /auth never redirects: it shows a prompt to sign in instead. */
  | { readonly to: 'signInHint' }
  | { readonly to: 'forbidden'; readonly permission: string };

/** Decides by page, address and session; an address without a page requires a session. */
export function admit(
  page: PageDefinition | undefined,
  path: string,
  session: SessionState,
): Admission {
  const access = page?.access ?? 'signedIn';
  if (access === 'public') return { to: 'page' };
  if (session.status === 'loading') return { to: 'nothingYet' };
  if (session.status === 'unauthenticated') {
    return { to: /^\/auth(\/|$)/.test(path) ? 'signInHint' : 'signIn' };
  }
  if (access === 'signedIn' || holdsGroup(session.data.grantedPermissionNames, access)) {
    return { to: 'page' };
  }
  return { to: 'forbidden', permission: access };
}

/** Returns an address on this origin, or the fallback: outside links may not lead elsewhere. */
export function ownPath(target: string | undefined, origin: string, fallback: string): string {
  if (!target) return fallback;
  try {
    const url = new URL(target, origin);
    if (url.origin !== origin) return fallback;
    return `${url.pathname}${url.search}${url.hash}`;
  } catch {
    return fallback;
  }
}
