import * as contract from '@waybill/contract/jobs/endpoints';
import { handle } from '#platform/context.ts';
import { jobsPage, noLegs } from '../lists.ts';
import { driverOf } from '../visibility.ts';
import { childrenOf } from '../sql.ts';
import { jobOf } from '../mappers.ts';

export const getJobsWithChildren = handle(
  contract.getJobsWithChildren,
  async ({ input, actor, db }) => {
    const driver = driverOf(actor);
    const toResponse = jobOf(actor.tenantId);
    const { rows, totalCount } = await jobsPage(db, input, { driverId: driver, where: noLegs });
    const ids = rows.map(({ id }) => id);
    const legs = await childrenOf(db, ids, driver);
    const items = rows.map((row) => ({
      ...toResponse(row),
      children: legs.filter((leg) => leg.parent_id === row.id).map(toResponse),
    }));
    return { items, totalCount };
  },
);
