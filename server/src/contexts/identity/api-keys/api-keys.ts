import { identityProblems } from '@waybill/contract/identity/problems';
import { found, generalProblems, Problem } from '@waybill/contract/problem';
import { randomInt } from 'node:crypto';
import type { TenantDb } from '#platform/db/database.ts';
import type { Actor } from '#platform/http/actor.ts';
import { userToChange } from '../users/editing-users.ts';
import { editedUser } from '../users/sql/users.ts';

const keyLength = 40;
const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** 40 random letters and digits (decisions T-06). */
export const newApiKey = (): string =>
  Array.from({ length: keyLength }, () => signs[randomInt(signs.length)]).join('');

/** Whether a token has the look of an API key; access tokens have dots. */
export const looksLikeKey = (token: string): boolean => /^[A-Za-z0-9]{40}$/.test(token);

/** What stays readable of a key, so that people tell theirs apart. */
export const keyBegins = (key: string): string => key.slice(0, 6);

/** A key as it is listed, without its secret. */
export const maskedKey = (begins: string): string => `${begins}…`;

/**
 * Everybody sees their own keys, administrators those of users.
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
 * The user whose keys the caller makes and deletes: a key acts as its user, so that nobody makes
 * one of somebody who may do more, nor while acting as somebody else, nor by a key.
 * @throws {Problem} KeysNeedSession, NotPermitted, UserNotFound, HoldsMore
 */
export async function userToGiveKeys(db: TenantDb, actor: Actor, userId: number): Promise<number> {
  if (actor.sessionId === null || actor.impersonatorId !== null) {
    throw new Problem(identityProblems.KeysNeedSession);
  }
  await keysOfUserSeen(db, actor, userId);
  return userId === actor.userId ? userId : (await userToChange(db, actor, userId)).id;
}
