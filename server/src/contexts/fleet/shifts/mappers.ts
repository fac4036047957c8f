import type { Shift } from '@waybill/contract/fleet/shifts/shapes';
import type { ShiftRow } from './sql.ts';

export const shiftOf = (row: ShiftRow): Shift => ({
  id: row.id,
  driverid: row.driver_id,
  vehicleid: row.vehicle_id,
  registrationnumber: row.registration_number,
  starttime: row.started_at.toISOString(),
  finishtime: row.finished_at?.toISOString() ?? null,
  plannedfinishtime: row.planned_finish_at?.toISOString() ?? null,
  breaks: row.breaks.map(({ started_at, ended_at }) => ({
    starttime: new Date(started_at).toISOString(),
    endtime: ended_at === null ? null : new Date(ended_at).toISOString(),
  })),
  startodometer: row.start_odometer_km,
  finishodometer: row.finish_odometer_km,
  finishfaults: row.finish_faults.map((fault) => ({ ...fault })),
});

export const isOnBreak = ({ breaks }: Pick<ShiftRow, 'breaks'>): boolean =>
  breaks.at(-1)?.ended_at === null;
