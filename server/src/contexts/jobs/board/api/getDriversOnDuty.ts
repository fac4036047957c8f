import * as contract from '@waybill/contract/jobs/endpoints';
import { driversOnDuty, livePositionOf, onlyOf } from '#contexts/fleet/public.ts';
import { handle } from '#platform/context.ts';
import { boardDayOf } from '../board-day.ts';
import { dutyOf } from '../duty.ts';
import { lanesOf } from '../lanes.ts';

export const getDriversOnDuty = handle(contract.getDriversOnDuty, async ({ actor, db, now }) => {
  const { day, timezone } = await boardDayOf(db, null, now);
  const rows = await driversOnDuty(db, onlyOf(actor));
  const positions = new Map(rows.map((row) => [row.driver_id, livePositionOf(row)]));
  const lanes = await lanesOf(db, [...positions.keys()], { day, timezone, now });
  return { items: lanes.map((lane) => dutyOf(lane, positions.get(lane.driverid) ?? null, now)) };
});
