import * as contract from '@waybill/contract/fleet/endpoints';
import { fleetProblems } from '@waybill/contract/fleet/problems';
import { found, Problem } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { publish } from '#platform/events.ts';
import { driver, lockDriver, setAvailability } from '../../drivers/sql.ts';
import { isBlocked } from '../../pre-start/blocked.ts';
import { onlyOf } from '../../drivers/mappers.ts';

export const setAvailableForWork = handle(
  contract.setAvailableForWork,
  async ({ input: { driverId }, actor, db, now }) => {
    await lockDriver(db, driverId);
    const row = found(await driver(db, driverId, onlyOf(actor)), fleetProblems.FleetDriverNotFound);
    if (!row.is_active) throw new Problem(fleetProblems.DriverNotActive);
    if (await isBlocked(db, driverId)) throw new Problem(fleetProblems.PreStartFailed);
    await setAvailability(db, driverId, { is: true, now });
    publish(db, 'driver.saved', { id: driverId, customerId: null });
    return null;
  },
);
