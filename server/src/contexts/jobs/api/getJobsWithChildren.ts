import * as contract from '@waybill/contract/jobs/endpoints';
import { handle } from '#platform/context.ts';
import { jobsPage, noLegs } from '../lists.ts';
import { driverOf } from '../sight.ts';
import { childrenOf } from '../sql/job.ts';
import { jobOf } from '../wire.ts';

export const getJobsWithChildren = handle(
  contract.getJobsWithChildren,
  async ({ input, actor, db }) => {
    const driver = driverOf(actor);
    const toWire = jobOf(actor.tenantId);
    const { rows, totalCount } = await jobsPage(db, input, driver, noLegs);
    const ids = rows.map(({ id }) => id);
    const legs = await childrenOf(db, ids, driver);
    const items = rows.map((row) => ({
      ...toWire(row),
      children: legs.filter((leg) => leg.parent_id === row.id).map(toWire),
    }));
    return { items, totalCount };
  },
);
