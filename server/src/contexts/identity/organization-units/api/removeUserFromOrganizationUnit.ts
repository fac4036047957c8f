import * as contract from '@waybill/contract/identity/endpoints';
import { identityProblems } from '@waybill/contract/identity/problems';
import { found } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { unitToChange } from '../organization-units.ts';
import { removeMember, usersAmong } from '../sql.ts';

export const removeUserFromOrganizationUnit = handle(
  contract.removeUserFromOrganizationUnit,
  async ({ input: { organizationUnitId, userId }, db }) => {
    const unit = await unitToChange(db, organizationUnitId);
    const [known] = await usersAmong(db, [userId]);
    await removeMember(db, unit.id, found(known, identityProblems.UserNotFound, { userId }));
    return null;
  },
);
