import * as contract from '@waybill/contract/identity/endpoints';
import { handle } from '#platform/context.ts';
import { permissionTree } from '../domain/permission-tree.ts';
import { isForCustomers } from '../domain/role-to-save.ts';
import { roleSeen, toRole } from '../roles-seen.ts';

const newRole = (customerId: number | null) => ({
  name: '',
  displayName: '',
  customerId,
  isStatic: false,
  isDefault: false,
  grantedPermissionNames: [],
});

export const getRoleForEdit = handle(contract.getRoleForEdit, async ({ input, actor, db }) => {
  if (input.id === undefined) {
    const customerId = actor.customerId ?? input.customerId ?? null;
    const permissions = permissionTree(customerId !== null);
    return { role: newRole(customerId), permissions, grantedPermissionNames: [] };
  }
  const row = await roleSeen(db, actor, input.id);
  return {
    role: toRole(row),
    permissions: permissionTree(isForCustomers(row)),
    grantedPermissionNames: [...row.permissions],
  };
});
