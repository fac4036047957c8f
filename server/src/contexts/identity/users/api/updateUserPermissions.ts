import * as contract from '@waybill/contract/identity/endpoints';
import { handle } from '#platform/context.ts';
import { permissionsNamed, refuseBeyond } from '../../roles/domain/granting.ts';
import { ownPermissions } from '../domain/user-to-save.ts';
import { ensureAdminRemains, userToChange } from '../editing-users.ts';
import { replaceOwnPermissions } from '../sql/users.ts';

export const updateUserPermissions = handle(
  contract.updateUserPermissions,
  async ({ input, actor, db }) => {
    const user = await userToChange(db, actor, input.id);
    const wanted = permissionsNamed(input.grantedPermissionNames, user.customer_id !== null);
    refuseBeyond(wanted, user.permissions, actor.permissions);
    await replaceOwnPermissions(db, user.id, ownPermissions(wanted, user.by_roles));
    await ensureAdminRemains(db, user);
    return null;
  },
);
