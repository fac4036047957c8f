import * as contract from '@waybill/contract/identity/endpoints';
import { identityProblems } from '@waybill/contract/identity/problems';
import { Problem } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { unitToChange } from '../organization-units.ts';
import { addMembers, usersAmong } from '../sql.ts';

export const addUsersToOrganizationUnit = handle(
  contract.addUsersToOrganizationUnit,
  async ({ input, db, now }) => {
    const unit = await unitToChange(db, input.organizationUnitId);
    const userIds = [...new Set(input.userIds)];
    const known = await usersAmong(db, userIds);
    if (known.length < userIds.length) throw new Problem(identityProblems.UserNotFound);
    await addMembers(db, unit.id, { userIds, now });
    return null;
  },
);
