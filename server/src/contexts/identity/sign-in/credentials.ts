import {
  directoryOf,
  type PeopleDirectory,
  signInRulesOf,
  type SignInRules,
} from '#contexts/tenancy/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { systemScope } from '#platform/db/scope.ts';
import type { Services } from '#platform/services.ts';
import { recordAudit } from '#platform/http/audit.ts';
import type { NativeCall } from '#platform/http/native.ts';
import { hashOf, newToken } from '#platform/token.ts';
import type { SignInServices } from './services.ts';
import { scopeOf, type SignInCall } from './sign-in-call.ts';
import { randomUUID } from 'node:crypto';
import { verifiesWhileLocked } from './domain/lockout.ts';
import {
  isRefusal,
  resultOfRightPassword,
  sentenceOf,
  type SignInResult,
} from './domain/sign-in-result.ts';
import * as rows from './sql.ts';
import type { SessionCookie } from './cookies.ts';
import { accountOf, queryDirectory, followGroups } from '../directories/directory-sign-in.ts';
import { expiryOf } from '../sessions/session-response.ts';

/** A hash that no password matches, so that unknown names take as long as wrong passwords. */
const nobodysHash =
  '$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRmb3Jub2JvZHk' +
  '$RdescudvJCsgt3ub+b+dWRWJTmaaVPvHnH3Fvwx/Eag';

export type PasswordCredentials = { readonly name: string; readonly password: string };

/** The user if the password is right and the sign-in may continue, otherwise why it is refused. */
export type Checked =
  | { readonly result: 'Success'; readonly user: rows.SignInRow; readonly rules: SignInRules }
  | {
      readonly result: Exclude<SignInResult, 'Success'>;
      /** Seconds until the lock ends; returned only for the right password. */
      readonly retryAfter_s?: number;
    };

/**
 * Returns the user of the credentials, or why the sign-in is refused. Counts and records every
 * attempt; a completed sign-in resets the count.
 * @throws {Problem} SignInBusy if too many sign-ins wait; they take no connection
 */
export async function checkCredentials(
  services: SignInServices,
  call: SignInCall,
  credentials: PasswordCredentials,
): Promise<Checked> {
  const looked = await services.signInSlot(() => look(services, call, credentials));
  const checked =
    looked.directory === null
      ? checkedOf(looked.counted, looked.isRight, call.now)
      : await checkByDirectory(services, call, { ...looked, credentials });
  await services.database.transaction(scopeOf(call), async (db) => {
    await noteAttempt(db, call, {
      userId: looked.counted?.user.id ?? null,
      userName: credentials.name,
      result: checked.result,
    });
  });
  return checked;
}

/** The result before a directory is queried. */
type Looked = {
  readonly counted: Counted | null;
  readonly isRight: boolean;
  /** The directory to query, for its users and for unknown names; null if none is needed. */
  readonly directory: PeopleDirectory | null;
};

/**
 * Counts the attempt, then verifies the password; for unknown users against a dummy hash, which
 * takes as long.
 */
async function look(
  { database, hasher, secret }: SignInServices,
  call: SignInCall,
  { name, password }: PasswordCredentials,
): Promise<Looked> {
  const { counted, directory } = await database.transaction(scopeOf(call), async (db) => {
    const user = await rows.userToSignIn(db, name);
    const isTheirs = user === undefined || user.directory_name !== null;
    const directory = isTheirs ? await directoryOf(db, secret) : null;
    if (user === undefined) return { counted: null, directory };
    const rules = await signInRulesOf(db);
    const limits = limitsOf(rules, call.now);
    const attempt = await rows.countAttempt(db, user.id, { ...limits, now: call.now });
    return { counted: { user, rules, ...attempt }, directory };
  });
  const worthChecking = counted !== null && isWorthChecking(counted);
  const stored = worthChecking ? (counted.user.password_hash ?? nobodysHash) : nobodysHash;
  const isRight = (await hasher.verify(stored, password)) && worthChecking;
  const requests = counted === null ? directory?.createsUsers === true : worthChecking;
  return {
    counted,
    isRight: isRight && !isDirectoryUser(counted),
    directory: requests ? directory : null,
  };
}

const isDirectoryUser = (counted: Counted | null): boolean =>
  counted !== null && counted.user.directory_name !== null;

type RequestedBy = Looked & { readonly credentials: PasswordCredentials };

/** Checks the credentials with the directory, for its users and for possible new ones. */
async function checkByDirectory(
  services: SignInServices,
  call: SignInCall,
  { counted, directory, credentials: { name, password } }: RequestedBy,
): Promise<Checked> {
  if (directory === null) return checkedOf(counted, false, call.now);
  const userName = counted?.user.directory_name ?? name;
  const who = { userName, password };
  const response = await services.directorySlot(() => queryDirectory(services, directory, who));
  if (response.kind === 'unknown') return checkedOf(counted, false, call.now);
  const within = <T>(work: (db: TenantDb) => Promise<T>) =>
    services.database.transaction(scopeOf(call), work);
  if (response.kind === 'away') {
    if (counted !== null) {
      const { user, was_locked } = counted;
      await within((db) => rows.forgiveAttempt(db, user.id, was_locked));
    }
    return { result: 'DirectoryAway' };
  }
  if (counted !== null) {
    const { id } = counted.user;
    await within((db) => followGroups(db, id, response.person));
    return checkedOf(counted, true, call.now);
  }
  return within(async (db) => {
    const user = await accountOf(db, response.person, call.now);
    if (user === undefined) return { result: 'DirectoryUserRefused' };
    await followGroups(db, user.id, response.person);
    const rules = await signInRulesOf(db);
    const attempt = { failed_count: 0, was_locked: false, locked_until: null };
    return checkedOf({ user, rules, ...attempt }, true, call.now);
  });
}

/** Returns the limits of a lock that would start now. */
export const limitsOf = ({ lockout }: SignInRules, now: Date) => ({
  ...lockout,
  lockUntil: new Date(now.getTime() + lockout.lock_ms),
});

/** Records the result of an attempt and its origin. */
export const noteAttempt = (
  db: Parameters<typeof rows.noteAttempt>[0],
  call: NativeCall,
  attempt: {
    readonly userId: number | null;
    readonly userName: string;
    readonly result: SignInResult;
  },
): Promise<number> => {
  const { userId, userName, result } = attempt;
  const from = { ip: call.ip, browser: call.headers['user-agent'] ?? '' };
  if (isRefusal(result)) {
    recordAudit(db, {
      ...from,
      actor: { tenantId: db.scope.tenantId, userId, impersonatorId: null },
      endpoint: 'identity.signIn',
      input: { userName },
      requestId: call.requestId,
      at: call.now,
      duration_ms: 0,
      refusal: sentenceOf(result),
    });
  }
  return rows.noteAttempt(db, { ...attempt, ...from, now: call.now });
};

type Counted = {
  readonly user: rows.SignInRow;
  readonly rules: SignInRules;
  readonly failed_count: number;
  readonly was_locked: boolean;
  readonly locked_until: Date | null;
};

const isWorthChecking = ({ was_locked, failed_count, rules }: Counted): boolean =>
  !was_locked || verifiesWhileLocked(failed_count, rules.lockout.attemptsMax);

function checkedOf(counted: Counted | null, isRight: boolean, now: Date): Checked {
  if (counted === null) return { result: 'InvalidUserNameOrEmailAddress' };
  if (!isRight) return { result: 'InvalidPassword' };
  const { user, rules, was_locked: isLocked, locked_until } = counted;
  const { needsConfirmedEmail } = rules;
  const result = resultOfRightPassword(user, { isLocked, needsConfirmedEmail });
  if (result === 'Success') return { result, user, rules };
  if (result !== 'LockedOut' || locked_until === null) return { result };
  return { result, retryAfter_s: Math.ceil((locked_until.getTime() - now.getTime()) / 1000) };
}

/** Starts a session; only the browser has the secret of its cookie. */
export async function startSession(
  services: Services,
  call: NativeCall,
  who: {
    readonly tenantId: number;
    readonly userId: number;
    readonly impersonatorId: number | null;
    readonly remembered: boolean;
  },
): Promise<SessionCookie> {
  const sessionId = randomUUID();
  const secret = newToken();
  await services.database.transaction(systemScope(who.tenantId, call.requestId), (db) =>
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
