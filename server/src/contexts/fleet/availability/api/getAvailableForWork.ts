import * as contract from '@waybill/contract/fleet/endpoints';
import { fleetProblems } from '@waybill/contract/fleet/problems';
import { found } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { driver } from '../../drivers/sql.ts';
import { onlyOf } from '../../drivers/mappers.ts';

export const getAvailableForWork = handle(
  contract.getAvailableForWork,
  async ({ input, actor, db }) => {
    const row = await driver(db, input.driverId, onlyOf(actor));
    return found(row, fleetProblems.FleetDriverNotFound).is_available;
  },
);
