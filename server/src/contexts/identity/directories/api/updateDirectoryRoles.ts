import * as contract from '@waybill/contract/identity/endpoints';
import { identityProblems } from '@waybill/contract/identity/problems';
import { found } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { refuseBeyond } from '../../roles/domain/granting.ts';
import { directoryRoles, replaceDirectoryRoles } from '../sql/directory-roles.ts';
import { lockAdministration, roles } from '../../roles/sql.ts';

/**
 * Only staff roles: a directory authenticates the tenant's staff. Users can only map permissions
 * that they hold.
 */
export const updateDirectoryRoles = handle(
  contract.updateDirectoryRoles,
  async ({ input: { directoryRoles: wanted }, actor, db }) => {
    await lockAdministration(db);
    const before = new Set((await directoryRoles(db)).map(({ roleId }) => roleId));
    const known = new Map((await roles(db, 'staff')).map((role) => [role.id, role]));
    for (const { roleId } of wanted) {
      const role = found(known.get(roleId), identityProblems.RoleNotFound, { id: roleId });
      if (!before.has(roleId)) refuseBeyond(role.permissions, [], actor.permissions);
    }
    await replaceDirectoryRoles(db, wanted);
    return null;
  },
);
