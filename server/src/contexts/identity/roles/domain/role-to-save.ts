import type { createOrUpdateRole } from '@waybill/contract/identity/endpoints';
import type { InputOf } from '@waybill/contract/endpoint';
import { identityProblems } from '@waybill/contract/identity/problems';
import { customerRoleNames } from '@waybill/contract/identity/roles/static-roles';
import { Problem } from '@waybill/contract/problem';
import { permissionsNamed, refuseBeyond } from './granting.ts';

type Known = {
  readonly name: string;
  readonly display_name: string;
  readonly customer_id: number | null;
  readonly is_static: boolean;
  readonly permissions: readonly string[];
};

/** True for roles of customers' users: a customer's own roles and the predefined ones. */
export const isForCustomers = (role: Pick<Known, 'name' | 'customer_id'>): boolean =>
  role.customer_id !== null || customerRoleNames.includes(role.name);

/**
 * Returns the role to save. `before` is the existing role, or null for a new one that will belong
 * to `customerId`.
 * @throws {Problem} StaticRoleKeepsName, AdminRoleKeepsAll, GrantsTooMuch, NotValid
 */
export function roleToSave(
  { role, grantedPermissionNames }: InputOf<typeof createOrUpdateRole>,
  { before, customerId }: { readonly before: Known | null; readonly customerId: number | null },
  held: ReadonlySet<string>,
) {
  const forCustomers = before === null ? customerId !== null : isForCustomers(before);
  const permissions = permissionsNamed(grantedPermissionNames, forCustomers);
  if (before?.is_static) refuseStatic(before, role.displayName, permissions);
  refuseBeyond(permissions, before?.permissions ?? [], held);
  return {
    permissions,
    display_name: role.displayName,
    customer_id: before?.customer_id ?? customerId,
    is_default: role.isDefault,
  };
}

function refuseStatic(before: Known, displayName: string, permissions: readonly string[]): void {
  if (displayName !== before.display_name) throw new Problem(identityProblems.StaticRoleKeepsName);
  const same =
    permissions.length === before.permissions.length &&
    permissions.every((name) => before.permissions.includes(name));
  if (before.name === 'Admin' && !same) throw new Problem(identityProblems.AdminRoleKeepsAll);
}
