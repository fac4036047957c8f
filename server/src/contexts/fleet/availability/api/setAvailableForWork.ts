import * as contract from '@waybill/contract/fleet/endpoints';
import { fleetProblems } from '@waybill/contract/fleet/problems';
import { found, Problem } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { driver, lockDriver, setAvailability } from '../../drivers/sql.ts';
import { publishSaved } from '../../drivers/publish-events.ts';
import { isBlocked } from '../../pre-start/blocked.ts';
import { onlyOf } from '../../drivers/mappers.ts';

export const setAvailableForWork = handle(
  contract.setAvailableForWork,
  async ({ input: { driverId }, actor, db, now }) => {
    await lockDriver(db, driverId);
    const row = found(await driver(db, driverId, onlyOf(actor)), fleetProblems.FleetDriverNotFound);
    if (!row.is_active) throw new Problem(fleetProblems.DriverNotActive);
    if (await isBlocked(db, driverId)) throw new Problem(fleetProblems.PreStartFailed);
    await setAvailability(db, driverId, true, now);
    publishSaved(db, driverId);
    return null;
  },
);
