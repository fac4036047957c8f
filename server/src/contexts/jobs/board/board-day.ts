import { addDays, type LocalDate, localDate } from '@waybill/kernel/local-date';
import { localDateOf, startOfLocalDay } from '@waybill/kernel/time';
import { settingsOf } from '#contexts/tenancy/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { boardDayFor } from './domain/job-days.ts';
import { startOfDay } from './domain/time-slots.ts';

/** More lanes than fit on a screen. */
export const driversMax = 200;

export type BoardDay = {
  readonly day: LocalDate;
  readonly today: LocalDate;
  readonly timezone: string;
  /** The start of planning. */
  readonly start: Date;
  /** The end of the day, before which jobs that wait are due. */
  readonly end: Date;
};

/** Returns the day of a board (yyyy-MM-dd), by default today in the tenant's time zone. */
export async function boardDayOf(
  db: TenantDb,
  date: string | null | undefined,
  now: Date,
): Promise<BoardDay> {
  const { timezone } = await settingsOf(db);
  const today = localDateOf(now, timezone);
  const day = date ? localDate(date) : today;
  return {
    day,
    today,
    timezone,
    start: startOfDay(day, { timezone, now }),
    end: startOfLocalDay(addDays(day, 1), timezone),
  };
}

/** Returns the day on whose board an allocated job is. */
export async function boardDayOfJob(
  db: TenantDb,
  { allocated_for: day }: { readonly allocated_for: string | null },
  now: Date,
): Promise<BoardDay> {
  const today = await boardDayOf(db, null, now);
  const boardDay = boardDayFor(day, today.today);
  return boardDay === today.day ? today : boardDayOf(db, boardDay, now);
}
