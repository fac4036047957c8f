import type { LocalDate } from '@waybill/kernel/local-date';
import { fromWallTime, localDateOf } from '@waybill/kernel/time';

/** The hours of the named time slots (decisions J-12); a whole day is not a window. */
const named: Readonly<Record<string, readonly [from: string, to: string]>> = {
  AM: ['06:00', '12:00'],
  PM: ['12:00', '18:00'],
};

/** Returns when a job's time slot opens and closes on a day; null without a slot. */
export function slotWindow(
  slot: string | null,
  day: LocalDate,
  timezone: string,
): { readonly start: Date; readonly end: Date } | null {
  const hours =
    slot === null ? undefined : (named[slot] ?? /^(\d\d:\d\d)-(\d\d:\d\d)$/.exec(slot)?.slice(1));
  const [from, to] = hours ?? [];
  if (from === undefined || to === undefined || to <= from) return null;
  return { start: fromWallTime(day, from, timezone), end: fromWallTime(day, to, timezone) };
}

/** The start of a day other than today on the board. */
const dayStart = '06:00';

/** Returns the start of planning on a day: now for today, the morning of any other day. */
export const startOfDay = (
  day: LocalDate,
  { timezone, now }: { readonly timezone: string; readonly now: Date },
): Date => (day === localDateOf(now, timezone) ? now : fromWallTime(day, dayStart, timezone));
