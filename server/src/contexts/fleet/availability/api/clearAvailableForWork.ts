import * as contract from '@waybill/contract/fleet/endpoints';
import { fleetProblems } from '@waybill/contract/fleet/problems';
import { found } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { driver, setAvailability } from '../../drivers/sql.ts';
import { publishSaved } from '../../drivers/publish-events.ts';
import { onlyOf } from '../../drivers/mappers.ts';

export const clearAvailableForWork = handle(
  contract.clearAvailableForWork,
  async ({ input: { driverId }, actor, db, now }) => {
    found(await driver(db, driverId, onlyOf(actor)), fleetProblems.FleetDriverNotFound);
    await setAvailability(db, driverId, false, now);
    publishSaved(db, driverId);
    return null;
  },
);
