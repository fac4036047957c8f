import * as contract from '@waybill/contract/jobs/endpoints';
import { driversOnDuty, livePositionOf, onlyOf } from '#contexts/fleet/public.ts';
import { handle } from '#platform/context.ts';
import { boardDayOf } from '../board-day.ts';
import { dutyOf } from '../duty.ts';
import { lanesOf } from '../lanes.ts';

export const getDriversOnDuty = handle(contract.getDriversOnDuty, async ({ actor, db, now }) => {
  const today = await boardDayOf(db, null, now);
  const rows = await driversOnDuty(db, onlyOf(actor));
  const positions = new Map(rows.map((row) => [row.driver_id, livePositionOf(row)]));
  const known = rows.flatMap(({ recorded_at, latitude, longitude, driver_id }) =>
    recorded_at === null || latitude === null || longitude === null
      ? []
      : [{ driver_id, latitude, longitude, recorded_at }],
  );
  const ids = rows.map(({ driver_id }) => driver_id);
  const lanes = await lanesOf(db, ids, { ...today, now, positions: known });
  return { items: lanes.map((lane) => dutyOf(lane, positions.get(lane.driverid) ?? null, now)) };
});
