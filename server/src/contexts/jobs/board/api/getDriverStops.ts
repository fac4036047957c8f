import * as contract from '@waybill/contract/jobs/endpoints';
import { fleetProblems } from '@waybill/contract/fleet/problems';
import { found, Problem } from '@waybill/contract/problem';
import { isSeenDriver } from '#contexts/fleet/public.ts';
import { handle } from '#platform/context.ts';
import { boardDayOf } from '../board-day.ts';
import { stopsOf } from '../duty.ts';
import { lanesOf } from '../lanes.ts';

export const getDriverStops = handle(
  contract.getDriverStops,
  async ({ input: { driverId }, actor, db, now }) => {
    if (!(await isSeenDriver(db, actor, driverId))) {
      throw new Problem(fleetProblems.FleetDriverNotFound);
    }
    const today = await boardDayOf(db, null, now);
    const [lane] = await lanesOf(db, [driverId], { ...today, now });
    return { items: [...stopsOf(found(lane, fleetProblems.FleetDriverNotFound), now)] };
  },
);
