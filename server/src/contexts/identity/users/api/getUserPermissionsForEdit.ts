import { handle } from '#platform/context.ts';
import * as contract from '@waybill/contract/identity/endpoints';
import { identityProblems } from '@waybill/contract/identity/problems';
import { found, generalProblems, Problem } from '@waybill/contract/problem';
import { permissionTree } from '../../roles/domain/permission-tree.ts';
import { editedUser } from '../sql/users.ts';

export const getUserPermissionsForEdit = handle(
  contract.getUserPermissionsForEdit,
  async ({ input, actor, db }) => {
    const id = input.id ?? actor.userId;
    const isOwn = id === actor.userId;
    if (!isOwn && !actor.permissions.has('Administration.Users')) {
      throw new Problem(generalProblems.NotPermitted);
    }
    const user = id === null ? null : await editedUser(db, id);
    if (user === null) {
      const own = [...actor.permissions];
      return { permissions: permissionTree(), grantedPermissionNames: own };
    }
    const { permissions, by_roles, customer_id } = found(user, identityProblems.UserNotFound, {
      id,
    });
    return {
      permissions: permissionTree(customer_id !== null),
      grantedPermissionNames: [...permissions],
      grantedByRoles: [...by_roles],
    };
  },
);
