import * as contract from '@waybill/contract/identity/endpoints';
import { handle } from '#platform/context.ts';
import { unitSeen } from '../organization-units.ts';
import { unitMembers } from '../sql.ts';

export const getOrganizationUnitUsers = handle(
  contract.getOrganizationUnitUsers,
  async ({ input, db }) => {
    const unit = await unitSeen(db, input.id);
    const { rows, totalCount } = await unitMembers(db, unit.id, input);
    const items = rows.map((row) => ({
      id: row.id,
      name: row.name,
      surname: row.surname,
      userName: row.user_name,
      emailAddress: row.email,
      profilePictureId: row.picture_id,
      addedTime: row.added_at.toISOString(),
    }));
    return { items, totalCount };
  },
);
