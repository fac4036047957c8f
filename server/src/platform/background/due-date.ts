import { addDays, daysBetween, type LocalDate } from '@waybill/kernel/local-date';
import { fromWallTime, localDateOf, type WallTime } from '@waybill/kernel/time';

/** The maximum number of days caught up after a downtime; older ones are skipped. */
export const madeUpDays = 31;

/**
 * Returns the latest day whose wall time has been reached in the zone: today, or yesterday before
 * that time. A time skipped by daylight saving is reached that much later; one that occurs twice
 * counts at its first occurrence.
 * @throws {RangeError} for an unknown zone or an invalid time
 */
export function scheduledDay(now: Date, at: WallTime, timezone: string): LocalDate {
  const today = localDateOf(now, timezone);
  return fromWallTime(today, at, timezone) <= now ? today : addDays(today, -1);
}

/** Returns the days after `last` up to `dueDate`, oldest first, the latest 31 at most. */
export function daysDue(last: LocalDate, dueDate: LocalDate): readonly LocalDate[] {
  const count = Math.min(Math.max(daysBetween(last, dueDate), 0), madeUpDays);
  return Array.from({ length: count }, (_, i) => addDays(dueDate, i + 1 - count));
}
