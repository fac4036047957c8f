import * as contract from '@waybill/contract/fleet/endpoints';
import { performanceDays } from '@waybill/contract/fleet/performance/endpoints';
import { fleetProblems } from '@waybill/contract/fleet/problems';
import { found } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { onlyOf } from '../../drivers/mappers.ts';
import { driver } from '../../drivers/sql.ts';
import { performanceOf } from '../sql.ts';

export const getDriverPerformance = handle(
  contract.getDriverPerformance,
  async ({ input: { driverId }, actor, db, now }) => {
    found(await driver(db, driverId, onlyOf(actor)), fleetProblems.FleetDriverNotFound);
    const since = new Date(now.getTime() - performanceDays * 86_400_000);
    const row = await performanceOf(db, driverId, since);
    return {
      days: performanceDays,
      delivered: row.delivered,
      onTime: row.on_time,
      withDeadline: row.with_deadline,
      failedAttempts: row.failed_attempts,
      withProof: row.with_proof,
    };
  },
);
