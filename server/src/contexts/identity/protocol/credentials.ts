import type { House } from '#platform/house.ts';
import type { NativeCall } from '#platform/http/native.ts';
import { systemScope } from '#platform/db/scope.ts';
import { randomBytes, randomUUID } from 'node:crypto';
import { lockout, type SignInResult, verifiesWhileLocked } from '../domain/lockout.ts';
import * as rows from '../sql.ts';
import type { SessionCookie } from './cookies.ts';
import { expiryOf, hashOf } from './session-answer.ts';

/** A hash of no password anybody has: an unknown name costs as much time as a wrong password. */
const nobodysHash =
  '$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRmb3Jub2JvZHk$RdescudvJCsgt3ub+b+dWRWJTmaaVPvHnH3Fvwx/Eag';

export type Credentials = { readonly name: string; readonly password: string };

/** Who the credentials belong to, or why nobody is let in. Every attempt is counted and kept. */
export async function checkCredentials(
  house: House,
  call: NativeCall,
  tenantId: number,
  { name, password }: Credentials,
): Promise<{ readonly result: SignInResult; readonly userId: number | null }> {
  const scope = systemScope(tenantId, call.requestId);
  const { database, hasher } = house;
  const counted = await database.transaction(scope, async (db) => {
    const user = await rows.userToSignIn(db, name);
    if (user === undefined) return null;
    const lockUntil = new Date(call.now.getTime() + lockout.lock_ms);
    const limits = { attemptsMax: lockout.attemptsMax, lockUntil };
    return { user, ...(await rows.countAttempt(db, user.id, limits, call.now)) };
  });
  const worthChecking =
    counted !== null && (!counted.was_locked || verifiesWhileLocked(counted.failed_count));
  const stored = worthChecking ? (counted.user.password_hash ?? nobodysHash) : nobodysHash;
  const isRight = (await hasher.verify(stored, password)) && worthChecking;
  const result = resultOf(counted, isRight);
  await database.transaction(scope, async (db) => {
    const userId = counted?.user.id ?? null;
    if (result === 'Success' && userId !== null) await rows.clearAttempts(db, userId, call.now);
    const browser = call.headers['user-agent'] ?? '';
    await rows.noteAttempt(db, {
      userId,
      userName: name,
      ip: call.ip,
      browser,
      result,
      now: call.now,
    });
  });
  return { result, userId: result === 'Success' ? (counted?.user.id ?? null) : null };
}

type Counted = { readonly user: rows.SignInRow; readonly was_locked: boolean } | null;

function resultOf(counted: Counted, isRight: boolean): SignInResult {
  if (counted === null) return 'InvalidUserNameOrEmailAddress';
  if (!isRight) return 'InvalidPassword';
  if (counted.was_locked) return 'LockedOut';
  return counted.user.is_active ? 'Success' : 'UserIsNotActive';
}

/** Starts a session; the secret of its cookie is known to the browser alone. */
export async function startSession(
  house: House,
  call: NativeCall,
  who: {
    readonly tenantId: number;
    readonly userId: number;
    readonly impersonatorId: number | null;
    readonly remembered: boolean;
  },
): Promise<SessionCookie> {
  const sessionId = randomUUID();
  const secret = randomBytes(32).toString('base64url');
  await house.database.transaction(systemScope(who.tenantId, call.requestId), (db) =>
    rows.addSession(db, {
      ...who,
      id: sessionId,
      secretHash: hashOf(secret),
      ip: call.ip,
      browser: call.headers['user-agent'] ?? '',
      now: call.now,
      expiresAt: expiryOf(who.remembered, call.now),
    }),
  );
  return { tenantId: who.tenantId, sessionId, secret };
}
