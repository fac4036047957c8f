import * as contract from '@waybill/contract/jobs/endpoints';
import { fleetProblems } from '@waybill/contract/fleet/problems';
import { found } from '@waybill/contract/problem';
import { isSeenDriver } from '#contexts/fleet/public.ts';
import { handle } from '#platform/context.ts';
import { boardDayOf } from '../board-day.ts';
import { stopsOf } from '../duty.ts';
import { lanesOf } from '../lanes.ts';

export const getDriverStops = handle(
  contract.getDriverStops,
  async ({ input: { driverId }, actor, db, now }) => {
    const { day, timezone } = await boardDayOf(db, null, now);
    const mayBeSeen = await isSeenDriver(db, actor, driverId);
    const lanes = mayBeSeen ? await lanesOf(db, [driverId], { day, timezone, now }) : [];
    const lane = found(lanes[0], fleetProblems.FleetDriverNotFound);
    return { items: [...stopsOf(lane, now)] };
  },
);
