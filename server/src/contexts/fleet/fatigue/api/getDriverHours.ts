import * as contract from '@waybill/contract/fleet/endpoints';
import { fleetProblems } from '@waybill/contract/fleet/problems';
import { found } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { onlyOf } from '../../drivers/mappers.ts';
import { driver } from '../../drivers/sql.ts';
import { standingOf } from '../standing.ts';

export const getDriverHours = handle(
  contract.getDriverHours,
  async ({ input: { driverId }, actor, db, now }) => {
    const row = await driver(db, driverId, onlyOf(actor));
    const { id } = found(row, fleetProblems.FleetDriverNotFound);
    return { fatigue: (await standingOf(db, [id], now)).get(id) ?? null };
  },
);
