import * as contract from '@waybill/contract/identity/endpoints';
import { handle } from '#platform/context.ts';
import { unitToChange } from '../organization-units.ts';
import { removeUnit } from '../sql.ts';

export const deleteOrganizationUnit = handle(
  contract.deleteOrganizationUnit,
  async ({ input, db }) => {
    const unit = await unitToChange(db, input.id);
    await removeUnit(db, unit.id);
    return null;
  },
);
