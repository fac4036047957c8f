import * as contract from '@waybill/contract/fleet/endpoints';
import { fleetProblems } from '@waybill/contract/fleet/problems';
import { found, notValidField } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { type Actor, requirePermission } from '#platform/http/actor.ts';
import type { Services } from '#platform/services.ts';
import { driver } from '../../drivers/sql.ts';
import { ownDriver } from '../../shifts/self.ts';
import { submitCheck } from '../submit.ts';

export const submitPreStartCheck = ({ files }: Pick<Services, 'files'>) =>
  handle(contract.submitPreStartCheck, async ({ input: { answer }, actor, db, now }) => {
    const who = await driverOf(db, actor, answer.driverid ?? null);
    return submitCheck({ db, files, now }, who, answer);
  });

/** Drivers submit their own check; staff with Driver.Edit submit it for a given driver. */
async function driverOf(db: TenantDb, actor: Actor, driverId: string | null) {
  if (actor.isDriver) {
    const own = await ownDriver(db, actor);
    if (driverId === null || driverId === own.id) return own;
    throw notValidField('answer.driverid', 'Drivers can only answer for themselves');
  }
  requirePermission(actor, 'Driver.Edit');
  if (driverId === null) throw notValidField('answer.driverid', 'Please name the driver');
  return found(await driver(db, driverId, null), fleetProblems.FleetDriverNotFound);
}
