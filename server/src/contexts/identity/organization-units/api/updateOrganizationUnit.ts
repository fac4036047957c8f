import * as contract from '@waybill/contract/identity/endpoints';
import { handle } from '#platform/context.ts';
import { refuseDuplicateName, unitSeen, unitToChange, toUnit } from '../organization-units.ts';
import { renameUnit } from '../sql.ts';

export const updateOrganizationUnit = handle(
  contract.updateOrganizationUnit,
  async ({ input: { id, displayName }, db, now }) => {
    const unit = await unitToChange(db, id);
    await refuseDuplicateName(renameUnit(db, unit.id, { displayName, now }), displayName);
    return toUnit(await unitSeen(db, unit.id));
  },
);
