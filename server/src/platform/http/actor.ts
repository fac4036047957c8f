import type { Access } from '@waybill/contract/endpoint';
import type { Permission } from '@waybill/contract/permission';
import { generalProblems, Problem } from '@waybill/contract/problem';
import type { Scope } from '../db/scope.ts';

/** The caller. A guest has no user; an API client signs in as a system. */
export type Actor = {
  readonly kind: 'user' | 'guest' | 'client';
  readonly tenantId: number;
  readonly userId: number | null;
  readonly userGuid: string | null;
  readonly name: string;
  /** Set if the caller belongs to a customer; only that customer's records are visible then. */
  readonly customerId: number | null;
  readonly isDriver: boolean;
  readonly impersonatorId: number | null;
  readonly sessionId: string | null;
  readonly permissions: ReadonlySet<string>;
};

export const guestOf = (tenantId: number): Actor => ({
  kind: 'guest',
  tenantId,
  userId: null,
  userGuid: null,
  name: 'Guest',
  customerId: null,
  isDriver: false,
  impersonatorId: null,
  sessionId: null,
  permissions: new Set(),
});

/** True for staff of the tenant: a user or an API client that belongs to no customer. */
export const isStaff = (actor: Actor): boolean =>
  actor.kind !== 'guest' && actor.customerId === null;

/** True if the actor may call an endpoint that requires `access`; sign-in is checked before. */
export const mayCall = (actor: Actor, access: Access): boolean =>
  !access.includes('.') || actor.permissions.has(access);

/**
 * Checks the permission of signed-in callers of reads that guests may call with limited results.
 * @throws {Problem} NotPermitted
 */
export function requirePermission(actor: Actor, permission: Permission): void {
  if (actor.kind === 'guest' || actor.permissions.has(permission)) return;
  throw new Problem(generalProblems.NotPermitted, { values: { permission } });
}

/**
 * Returns the rows visible to the actor: staff see all customers, customers their own, guests none.
 */
export const scopeOf = (actor: Actor, requestId: string): Scope => ({
  tenantId: actor.tenantId,
  customerId: actor.customerId ?? (actor.kind === 'guest' ? 0 : 'all'),
  userId: actor.userId,
  impersonatorId: actor.impersonatorId,
  requestId,
});
