import { sentence } from '@waybill/contract/sentence';
import * as contract from '@waybill/contract/identity/endpoints';
import { identityProblems } from '@waybill/contract/identity/problems';
import { Problem } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { savedRole } from '../roles-seen.ts';
import { lockAdministration, removeRole } from '../sql.ts';

export const deleteRole = handle(contract.deleteRole, async ({ input, actor, db }) => {
  await lockAdministration(db);
  const role = await savedRole(db, actor, input.id);
  if (role.is_static) {
    const message = sentence('Can not delete a static role: {name}', { name: role.display_name });
    throw new Problem(identityProblems.StaticRoleStays, { message });
  }
  await removeRole(db, role.id);
  return null;
});
