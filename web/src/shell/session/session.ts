import type { z } from 'zod';
import type { Session as SessionShape } from '@waybill/contract/identity/sessions/shapes';

/** The signed-in user. */
export type Session = z.output<typeof SessionShape>;

/** `loading` until the first response; then whether a user is signed in. */
export type SessionState =
  | { readonly status: 'loading'; readonly data: null }
  | { readonly status: 'unauthenticated'; readonly data: null }
  | { readonly status: 'authenticated'; readonly data: Session };

export const loading: SessionState = { status: 'loading', data: null };

export const stateOf = (session: Session | null): SessionState =>
  session ? { status: 'authenticated', data: session } : { status: 'unauthenticated', data: null };

/**
 * Parses the session from the server, or null for its empty object. Only the customer id decides
 * whether it is a customer's session.
 * @throws if the response is neither.
 */
export function readSession(result: unknown): Session | null {
  if (result === null || (typeof result === 'object' && Object.keys(result).length === 0)) {
    return null;
  }
  const session = result as Session;
  if (typeof session.accessToken !== 'string') throw new TypeError('This is not a session');
  const isCustomer = Boolean(session.customer?.id);
  return { ...session, isCustomer, isTenant: !isCustomer, isDriver: session.isDriver ?? false };
}
