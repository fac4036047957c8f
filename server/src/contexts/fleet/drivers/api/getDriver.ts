import * as contract from '@waybill/contract/fleet/endpoints';
import { fleetProblems } from '@waybill/contract/fleet/problems';
import { found } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { driver as driverRow } from '../sql.ts';
import { driversOf, onlyOf } from '../mappers.ts';

export const getDriver = handle(contract.getDriver, async ({ input, actor, db }) => {
  const row = await driverRow(db, input.id, onlyOf(actor));
  const drivers = await driversOf(db, row === undefined ? [] : [row]);
  return { driver: found(drivers[0], fleetProblems.FleetDriverNotFound) };
});
