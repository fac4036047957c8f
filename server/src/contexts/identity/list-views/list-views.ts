import type { ListView } from '@waybill/contract/identity/list-views/shapes';
import { viewsMax } from '@waybill/contract/identity/list-views/shapes';
import { identityProblems } from '@waybill/contract/identity/problems';
import { found, notValidField, Problem } from '@waybill/contract/problem';
import type { z } from 'zod';
import type { TenantDb } from '#platform/db/database.ts';
import { type Actor, isStaff } from '#platform/http/actor.ts';
import { ownUserId } from '../profile/own-account.ts';
import * as rows from './sql.ts';
import { refuseDuplicate } from '../users/unique-violation.ts';

type View = z.input<typeof ListView>;

const isOwn = (actor: Actor, row: rows.ListViewRow): boolean => row.user_id === actor.userId;

const mayChange = (actor: Actor, row: rows.ListViewRow): boolean =>
  isOwn(actor, row) || (row.is_shared && actor.permissions.has('Administration.Settings'));

/** Maps a view for a user who can see it. */
export const toListView = (actor: Actor, row: rows.ListViewRow): View => ({
  id: row.id,
  // Only names of the contract's lists are ever written.
  list: row.list as View['list'],
  name: row.name,
  search: { ...row.search },
  columns: row.columns === null ? null : [...row.columns],
  isShared: row.is_shared,
  isOwn: isOwn(actor, row),
  mayChange: mayChange(actor, row),
  creatorName: row.owner_name ?? '',
});

/**
 * Locks a view that the caller owns or may change as an administrator.
 * @throws {Problem} ListViewNotFound, NotYourListView, and NotPermitted for API clients, which have
 * none
 */
export async function viewToChange(
  db: TenantDb,
  actor: Actor,
  id: number,
): Promise<rows.ListViewRow> {
  ownUserId(actor);
  const row = found(await rows.lockListView(db, id), identityProblems.ListViewNotFound, { id });
  if (!mayChange(actor, row)) throw new Problem(identityProblems.NotYourListView);
  return row;
}

/** @throws {Problem} NotValid if a customer's user shares: only staff share views */
export function mustBeShareable(actor: Actor, shared: boolean): void {
  if (shared && !isStaff(actor)) {
    throw notValidField('view.isShared', 'Only staff can share views with their colleagues.');
  }
}

/** @throws {Problem} ListViewsFull */
export async function mustHaveRoom(db: TenantDb, userId: number, list: string): Promise<void> {
  await rows.lockViewsOf(db, userId);
  if ((await rows.countListViews(db, userId, list)) >= viewsMax) {
    throw new Problem(identityProblems.ListViewsFull);
  }
}

/** A user's views have unique names. @throws {Problem} NotValid at `view.name` */
export const refuseDuplicateViewName = <T>(write: Promise<T>): Promise<T> =>
  refuseDuplicate(write, {
    list_view_by_name: {
      member: 'view.name',
      message: 'You already have a view with this name.',
    },
  });
