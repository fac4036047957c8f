import { fleetProblems } from '@waybill/contract/fleet/problems';
import * as contract from '@waybill/contract/jobs/endpoints';
import { Problem } from '@waybill/contract/problem';
import { localDateOf, startOfLocalDay } from '@waybill/kernel/time';
import { settingsOf } from '#contexts/tenancy/public.ts';
import { handle } from '#platform/context.ts';
import { jobOf } from '../../jobs/mappers.ts';
import { runOfDriver } from '../sql.ts';

export const getDriverRun = handle(contract.getDriverRun, async ({ actor, db, now }) => {
  if (!actor.isDriver || actor.userId === null) throw new Problem(fleetProblems.NotADriver);
  const { timezone } = await settingsOf(db);
  const date = localDateOf(now, timezone);
  const rows = await runOfDriver(db, actor.userId, startOfLocalDay(date, timezone));
  return { date, timezone, asof: now.toISOString(), jobs: rows.map(jobOf(actor.tenantId)) };
});
