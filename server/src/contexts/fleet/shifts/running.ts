import { fleetProblems } from '@waybill/contract/fleet/problems';
import { found, notValidField } from '@waybill/contract/problem';
import type { TenantDb } from '#platform/db/database.ts';
import { lockDriver } from '../drivers/sql.ts';
import { checkedTime } from './domain/checked-time.ts';
import { openShifts, type ShiftRow } from './sql.ts';

/**
 * The shift of a driver that runs, under the driver's lock.
 * @throws {Problem} NoShift
 */
export async function runningShift(db: TenantDb, driverId: string): Promise<ShiftRow> {
  await lockDriver(db, driverId);
  const [shift] = await openShifts(db, [driverId]);
  return found(shift, fleetProblems.NoShift);
}

/**
 * A moment in a shift: not before its start, nor before what was recorded last.
 * @throws {Problem} NotValid on `time`
 */
export function timeIn(shift: ShiftRow, sent: string | null | undefined, now: Date): Date {
  const at = checkedTime(sent, now, 'time');
  const last = shift.breaks.at(-1);
  const since = last?.ended_at ?? last?.started_at;
  const earliest = since === undefined ? shift.started_at : new Date(since);
  if (at >= earliest) return at;
  throw notValidField('time', 'This is before the last entry of the shift');
}
