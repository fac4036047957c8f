import { fleetProblems } from '@waybill/contract/fleet/problems';
import { Problem } from '@waybill/contract/problem';
import { localDateOf, startOfLocalDay } from '@waybill/kernel/time';
import { settingsOf } from '#contexts/tenancy/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import type { Actor } from '#platform/http/actor.ts';
import { runOfDriver } from './sql.ts';

/**
 * Returns the signed-in driver's jobs of today.
 * @throws {Problem} NotADriver for anybody else
 */
export async function runToday(db: TenantDb, actor: Actor, now: Date) {
  if (!actor.isDriver || actor.userId === null) throw new Problem(fleetProblems.NotADriver);
  const { timezone } = await settingsOf(db);
  const date = localDateOf(now, timezone);
  const rows = await runOfDriver(db, actor.userId, {
    today: date,
    since: startOfLocalDay(date, timezone),
  });
  return { date, timezone, rows };
}
