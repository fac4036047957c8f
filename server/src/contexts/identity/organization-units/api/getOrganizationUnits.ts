import * as contract from '@waybill/contract/identity/endpoints';
import { handle } from '#platform/context.ts';
import { toUnit } from '../organization-units.ts';
import { organizationUnits } from '../sql.ts';

export const getOrganizationUnits = handle(
  contract.getOrganizationUnits,
  async ({ input, db }) => ({
    items: (await organizationUnits(db, input.filter)).map(toUnit),
  }),
);
