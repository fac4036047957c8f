import { identityProblems } from '@waybill/contract/identity/problems';
import { found, generalProblems, Problem } from '@waybill/contract/problem';
import { randomInt } from 'node:crypto';
import type { TenantDb } from '#platform/db/database.ts';
import type { Actor } from '#platform/http/actor.ts';
import { userToChange } from '../users/editing-users.ts';
import { editedUser } from '../users/sql/users.ts';

const keyLength = 40;
const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Returns 40 random letters and digits (decisions T-06). */
export const newApiKey = (): string =>
  Array.from({ length: keyLength }, () => signs[randomInt(signs.length)]).join('');

/** True if a token has the format of an API key; access tokens contain dots. */
export const looksLikeKey = (token: string): boolean => /^[A-Za-z0-9]{40}$/.test(token);

/** Returns the start of a key, which stays readable so that users can tell their keys apart. */
export const keyBegins = (key: string): string => key.slice(0, 6);

/** Returns a key as lists display it, without its secret. */
export const maskedKey = (begins: string): string => `${begins}…`;

/**
 * Checks that the caller may list the keys: everyone their own, administrators those of users.
 * @throws {Problem} NotPermitted, UserNotFound
 */
export async function keysOfUserSeen(db: TenantDb, actor: Actor, userId: number): Promise<void> {
  if (userId === actor.userId) return;
  if (!actor.permissions.has('Administration.Users')) {
    throw new Problem(generalProblems.NotPermitted);
  }
  found(await editedUser(db, userId), identityProblems.UserNotFound, { userId });
}

/**
 * Returns the user whose keys the caller may create and delete. A key acts as its user. Therefore
 * no keys are created for users with more permissions, while impersonating, or with an API key.
 * @throws {Problem} KeysNeedSession, NotPermitted, UserNotFound, HoldsMore
 */
export async function userToGiveKeys(db: TenantDb, actor: Actor, userId: number): Promise<number> {
  if (actor.sessionId === null || actor.impersonatorId !== null) {
    throw new Problem(identityProblems.KeysNeedSession);
  }
  await keysOfUserSeen(db, actor, userId);
  return userId === actor.userId ? userId : (await userToChange(db, actor, userId)).id;
}
