import { handle } from '#platform/context.ts';
import * as contract from '@waybill/contract/identity/endpoints';
import { identityProblems } from '@waybill/contract/identity/problems';
import { found, generalProblems, Problem } from '@waybill/contract/problem';
import { permissionTree } from '../domain/permission-tree.ts';
import { grantedTo } from '../sql.ts';

export const getUserPermissionsForEdit = handle(
  contract.getUserPermissionsForEdit,
  async ({ input, actor, db }) => {
    const id = input.id ?? actor.userId;
    const isOwn = id === actor.userId;
    if (!isOwn && !actor.permissions.has('Administration.Users')) {
      throw new Problem(generalProblems.NotPermitted);
    }
    const granted = id === null ? [...actor.permissions] : await grantedTo(db, id);
    return {
      permissions: permissionTree(actor.customerId !== null),
      grantedPermissionNames: [...found(granted, identityProblems.UserNotFound, { id })],
    };
  },
);
