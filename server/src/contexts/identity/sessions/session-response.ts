import type { Services } from '#platform/services.ts';
import type { NativeCall } from '#platform/http/native.ts';
import { systemScope } from '#platform/db/scope.ts';
import { hashOf, sameText } from '#platform/token.ts';
import type { OutputOf } from '@waybill/contract/endpoint';
import type { getSession } from '@waybill/contract/identity/endpoints';
import { prolongSession, session, type SessionRow } from '../sign-in/sql.ts';
import { issueAccessToken } from './access-token.ts';
import { fullName } from './actor.ts';
import { readSessionCookie, type SessionCookie, sessionLife_s } from '../sign-in/cookies.ts';

/** A session's expiry is extended at most this often. */
const prolongAfter_ms = 5 * 60 * 1000;

export type OpenSession = { readonly cookie: SessionCookie; readonly row: SessionRow };

/**
 * Returns the active session of the request's cookie, or null; ignores cookies of other tenants.
 */
export async function openSession(
  services: Services,
  call: NativeCall,
): Promise<OpenSession | null> {
  const cookie = readSessionCookie(call);
  if (cookie === null) return null;
  if (call.tenantId !== null && call.tenantId !== cookie.tenantId) return null;
  const scope = systemScope(cookie.tenantId, call.requestId);
  return services.database.transaction(scope, async (db) => {
    const row = await session(db, cookie.sessionId, call.now);
    if (row === undefined || !sameText(row.secret_hash, hashOf(cookie.secret))) return null;
    if (call.now.getTime() - row.seen_at.getTime() > prolongAfter_ms) {
      await prolongSession(db, row.session_id, {
        now: call.now,
        expiresAt: expiryOf(row.remembered, call.now),
      });
    }
    return { cookie, row };
  });
}

export const lifeOf = (remembered: boolean): number =>
  remembered ? sessionLife_s.remembered : sessionLife_s.usual;

export const expiryOf = (remembered: boolean, now: Date): Date =>
  new Date(now.getTime() + lifeOf(remembered) * 1000);

/** Returns the session as the browser sees it, with a fresh access token. */
export function toSessionResponse(
  { secret }: Services,
  { cookie, row }: OpenSession,
  now: Date,
): OutputOf<typeof getSession> {
  const subject = { kind: 's', tenantId: cookie.tenantId, id: row.session_id } as const;
  return {
    user: {
      name: fullName(row),
      image: row.picture_id,
      userGuid: row.guid,
      timezone: row.timezone,
      language: row.language,
    },
    userId: row.id,
    accessToken: issueAccessToken(secret, subject, now),
    customer: row.customer_id === null ? null : { id: row.customer_id },
    impersonatedLogin: row.impersonator_id !== null,
    isDriver: row.is_driver,
    isCustomer: row.customer_id !== null,
    isTenant: row.customer_id === null,
    status: 'authenticated',
    grantedPermissionNames: [...row.permissions],
    expires: expiryOf(row.remembered, now).toISOString(),
  };
}
