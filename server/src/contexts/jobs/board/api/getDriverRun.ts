import * as contract from '@waybill/contract/jobs/endpoints';
import { handle } from '#platform/context.ts';
import { jobOf } from '../../jobs/mappers.ts';
import { runToday } from '../run-today.ts';
import { placesOfJobs } from '../sql.ts';

export const getDriverRun = handle(contract.getDriverRun, async ({ actor, db, now }) => {
  const { date, timezone, rows } = await runToday(db, actor, now);
  const places = await placesOfJobs(
    db,
    rows.map(({ id }) => id),
  );
  const jobs = rows.map(jobOf(actor.tenantId));
  return { date, timezone, asof: now.toISOString(), jobs, places };
});
