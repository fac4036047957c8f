import { fleetProblems } from '@waybill/contract/fleet/problems';
import { found, Problem } from '@waybill/contract/problem';
import type { TenantDb } from '#platform/db/database.ts';
import type { Actor } from '#platform/http/actor.ts';
import { driver, type DriverRow } from '../drivers/sql.ts';

/** Returns the calling driver. @throws {Problem} NotADriver */
export async function ownDriver(db: TenantDb, actor: Actor): Promise<DriverRow> {
  if (!actor.isDriver || actor.userGuid === null) throw new Problem(fleetProblems.NotADriver);
  return found(await driver(db, actor.userGuid, actor.userId), fleetProblems.NotADriver);
}
