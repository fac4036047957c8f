import { fleetProblems } from '@waybill/contract/fleet/problems';
import * as contract from '@waybill/contract/jobs/endpoints';
import { Problem } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { reviewOf } from '../mappers.ts';
import { reviewsOfDriver } from '../sql.ts';

const week_ms = 7 * 24 * 60 * 60 * 1000;

export const getDriverScanReviews = handle(
  contract.getDriverScanReviews,
  async ({ actor, db, now }) => {
    if (!actor.isDriver || actor.userId === null) throw new Problem(fleetProblems.NotADriver);
    const since = new Date(now.getTime() - week_ms);
    return { items: (await reviewsOfDriver(db, actor.userId, since)).map(reviewOf) };
  },
);
