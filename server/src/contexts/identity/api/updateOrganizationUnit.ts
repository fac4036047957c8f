import * as contract from '@waybill/contract/identity/endpoints';
import { handle } from '#platform/context.ts';
import { refuseTakenName, unitSeen, unitToChange, wireUnit } from '../organization-units.ts';
import { renameUnit } from '../sql/organization-units.ts';

export const updateOrganizationUnit = handle(
  contract.updateOrganizationUnit,
  async ({ input: { id, displayName }, db, now }) => {
    const unit = await unitToChange(db, id);
    await refuseTakenName(renameUnit(db, unit.id, displayName, now), displayName);
    return wireUnit(await unitSeen(db, unit.id));
  },
);
