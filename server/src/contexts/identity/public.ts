import type { Permission } from '@waybill/contract/permission';
import type { Database, TenantDb } from '#platform/db/database.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { NativeCall } from '#platform/http/native.ts';
import type { Soon } from '#platform/http/authenticate.ts';
import type { Services } from '#platform/services.ts';
import { systemScope } from '#platform/db/scope.ts';
import { hashOf } from '#platform/token.ts';
import { readAccessToken, type TokenSubject } from './sessions/access-token.ts';
import { looksLikeKey } from './api-keys/api-keys.ts';
import { actorOfClient, actorOfKey, actorOfSession } from './sessions/actor.ts';
import { openSession } from './sessions/session-response.ts';
import { userOfKey } from './api-keys/sql.ts';
import * as rows from './sign-in/sql.ts';
import * as tags from './users/sql/tags.ts';

export { addDriverUser, changeDriverUser, type DriverUserToSave } from './users/driver-users.ts';
export { refuseDuplicate } from './users/unique-violation.ts';
export { accountOf, eraseAccount, retireAccount } from './users/erasing.ts';
export { addFirstUserOf } from './users/first-user.ts';
export { driverByGuid, driverGuidOf, drivers } from './sign-in/sql.ts';

/**
 * Returns the caller of a page that a browser opens by its address, such as a PDF in a tab: the
 * session of its cookie, or of an access token in its header; null without either.
 */
export async function actorOfPage(services: Services, call: NativeCall): Promise<Actor | null> {
  const open = await openSession(services, call);
  if (open !== null) return actorOfSession(open.cookie.tenantId, open.row);
  const [, token = ''] = /^bearer (.+)$/i.exec(call.headers['authorization'] ?? '') ?? [];
  const subject = readAccessToken(services.secret, token, call.now);
  if (subject === null || subject.tenantId !== call.tenantId) return null;
  return actorOfSubject(services.database, subject, call.now);
}

/** Returns the user or API client of an access token; null if their session has ended. */
function actorOfSubject(
  database: Database,
  subject: TokenSubject,
  now: Date,
): Promise<Actor | null> {
  return database.reading(systemScope(subject.tenantId, 'who-is'), async (db) => {
    if (subject.kind === 'c') {
      const client = await rows.activeClient(db, subject.id);
      return client === undefined ? null : actorOfClient(subject.tenantId, client);
    }
    const session = await rows.session(db, subject.id, now);
    return session === undefined ? null : actorOfSession(subject.tenantId, session);
  });
}

export type People = {
  /**
   * Returns the actor of an access token or of an API key of this tenant; null if it is invalid.
   */
  actorOf(token: string, now: Date, tenantId?: number): Soon<Actor | null>;
  /** Removes a tenant's users from the cache. */
  forget(tenantId: number | 'all'): void;
};

const remembered_ms = 30_000;
const rememberedMax = 20_000;

/**
 * Caches the actors of tokens for half a minute. The database notifies the server of changes to
 * sessions, permissions and users, so that they apply to the next request.
 */
export function people({ database, secret }: Pick<Services, 'database' | 'secret'>): People {
  type Known = {
    readonly tenantId: number;
    readonly actor: Actor | null;
    readonly until_ms: number;
  };
  const known = new Map<string, Known>();
  const remember = (token: string, who: Pick<Known, 'tenantId' | 'actor'>, now: Date) => {
    if (known.size >= rememberedMax) known.clear();
    known.set(token, { ...who, until_ms: now.getTime() + remembered_ms });
    return who.actor;
  };
  /** Unknown keys are not cached: any caller can send any number of them. */
  const lookUpKey = async (key: string, now: Date, tenantId: number): Promise<Actor | null> => {
    const user = await database.transaction(systemScope(tenantId, 'who-is'), (db) =>
      userOfKey(db, hashOf(key), now),
    );
    return user === undefined
      ? null
      : remember(key, { tenantId, actor: actorOfKey(tenantId, user) }, now);
  };
  const lookUp = async (token: string, now: Date, host?: number): Promise<Actor | null> => {
    if (looksLikeKey(token)) return host === undefined ? null : lookUpKey(token, now, host);
    const subject = readAccessToken(secret, token, now);
    if (subject === null) return null;
    const who = { tenantId: subject.tenantId, actor: await actorOfSubject(database, subject, now) };
    return remember(token, who, now);
  };
  return {
    actorOf(token, now, tenantId) {
      const hit = known.get(token);
      return hit !== undefined && hit.until_ms > now.getTime()
        ? hit.actor
        : lookUp(token, now, tenantId);
    },
    forget(tenantId) {
      if (tenantId === 'all') known.clear();
      else for (const [token, k] of known) if (k.tenantId === tenantId) known.delete(token);
    },
  };
}

/** Returns names of users by id, for authors of records; omits unknown ids. */
export async function userNames(
  db: TenantDb,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const named = await rows.namesOfUsers(db, [...new Set(ids)]);
  return new Map(named.flatMap(({ id, name }) => (name === null ? [] : [[id, name] as const])));
}

/** Deactivates the users of a customer and signs them out. */
export async function deactivateUsersOf(db: TenantDb, customerId: number): Promise<void> {
  await rows.stopUsersOf(db, customerId);
}

/** Returns the visible users whose name contains this, ordered by name. */
export const usersCalled = (
  db: TenantDb,
  query: tags.UsersQuery,
): Promise<{ id: string; name: string }[]> => tags.usersCalled(db, query);

/** Returns the visible users with these guids; the customer of staff is null. */
export async function usersToTag(
  db: TenantDb,
  guids: readonly string[],
): Promise<readonly { readonly guid: string; readonly customerId: number | null }[]> {
  const known = guids.length === 0 ? [] : await tags.usersByGuid(db, guids);
  return known.map(({ guid, customer_id: customerId }) => ({ guid, customerId }));
}

/** A user who can be notified. */
export type Reachable = tags.TaggedPersonRow;

export { type ReaderAudience, audiencesOf, type Readers, readersOf } from './users/readers.ts';

/** Returns active users of a customer, or of the tenant's staff (null), with a permission. */
export const peopleHolding = (
  db: TenantDb,
  permission: Permission,
  customerId: number | null,
): Promise<readonly Reachable[]> => tags.peopleHolding(db, permission, customerId);

/** Returns the tenant's active users with a permission, and those of several customers. */
export const peopleHoldingFor = (
  db: TenantDb,
  permission: Permission,
  customerIds: readonly number[],
): Promise<readonly Reachable[]> => tags.peopleHoldingFor(db, permission, customerIds);

/** Returns the active users with these guids. */
export const peopleByGuid = async (
  db: TenantDb,
  guids: readonly string[],
): Promise<readonly Reachable[]> => (guids.length === 0 ? [] : tags.peopleByGuid(db, guids));

/** Returns the active users with these ids. */
export const peopleById = async (
  db: TenantDb,
  ids: readonly number[],
): Promise<readonly Reachable[]> => (ids.length === 0 ? [] : tags.peopleById(db, ids));
