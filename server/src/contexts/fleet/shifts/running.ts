import { fleetProblems } from '@waybill/contract/fleet/problems';
import { found, notValidField } from '@waybill/contract/problem';
import type { TenantDb } from '#platform/db/database.ts';
import { lockDriver } from '../drivers/sql.ts';
import { checkedTime } from './domain/checked-time.ts';
import { openShifts, type ShiftRow } from './sql.ts';

/**
 * Returns the current shift of a driver, under the driver's lock.
 * @throws {Problem} NoShift
 */
export async function runningShift(db: TenantDb, driverId: string): Promise<ShiftRow> {
  await lockDriver(db, driverId);
  const [shift] = await openShifts(db, [driverId]);
  return found(shift, fleetProblems.NoShift);
}

/**
 * Returns a time within a shift: not before its start, nor before the last record.
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
