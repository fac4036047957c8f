import type { z } from 'zod';
import { Session as SessionShape } from '@waybill/contract/identity/sessions/shapes';

/** Who is signed in. */
export type Session = z.output<typeof SessionShape>;

/** `loading` until the first answer; then whether somebody is signed in. */
export type SessionState =
  | { readonly status: 'loading'; readonly data: null }
  | { readonly status: 'unauthenticated'; readonly data: null }
  | { readonly status: 'authenticated'; readonly data: Session };

export const loading: SessionState = { status: 'loading', data: null };

export const stateOf = (session: Session | null): SessionState =>
  session ? { status: 'authenticated', data: session } : { status: 'unauthenticated', data: null };

/**
 * The session as the server tells it, or null for its empty object. Whether it is a customer's
 * follows from the customer id alone.
 * @throws when the answer is neither.
 */
export function readSession(result: unknown): Session | null {
  if (result === null || (typeof result === 'object' && Object.keys(result).length === 0)) {
    return null;
  }
  const session = SessionShape.parse(result);
  const isCustomer = Boolean(session.customer?.id);
  return { ...session, isCustomer, isTenant: !isCustomer, isDriver: session.isDriver ?? false };
}
