import * as contract from '@waybill/contract/fleet/endpoints';
import { fleetProblems } from '@waybill/contract/fleet/problems';
import { found } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { publish } from '#platform/events.ts';
import { driver, setAvailability } from '../../drivers/sql.ts';
import { onlyOf } from '../../drivers/mappers.ts';

export const clearAvailableForWork = handle(
  contract.clearAvailableForWork,
  async ({ input: { driverId }, actor, db, now }) => {
    found(await driver(db, driverId, onlyOf(actor)), fleetProblems.FleetDriverNotFound);
    await setAvailability(db, driverId, { is: false, now });
    publish(db, 'driver.saved', { id: driverId, customerId: null });
    return null;
  },
);
