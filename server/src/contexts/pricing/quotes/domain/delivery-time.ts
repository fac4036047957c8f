import {
  addDays,
  businessDaysAfter,
  type IsHoliday,
  isBusinessDay,
  type LocalDate,
} from '@waybill/kernel/local-date';
import { fromWallTime, inTimezone } from '@waybill/kernel/time';

/** The time by which freight arrives on its day, in the delivery place's zone. */
const endOfBusiness = '17:00';

export type Journey = {
  /** The requested time of departure. */
  readonly leaving: Date;
  /** HH:mm in the pickup place's zone; empty if none. */
  readonly cutOffTime: string;
  /** Business days as in the rate: `2`, `1-3` or empty. */
  readonly transitTime: string;
  readonly fromTimezone: string;
  readonly toTimezone: string;
  readonly isHoliday: IsHoliday;
};

/**
 * Returns the day freight leaves: after the cut-off or on a day off, the next business day (§2.5).
 */
export function despatchDay(journey: Omit<Journey, 'transitTime' | 'toTimezone'>): LocalDate {
  const { date, time } = inTimezone(journey.leaving, journey.fromTimezone);
  const isLate = journey.cutOffTime !== '' && time.slice(0, 5) > journey.cutOffTime;
  const first = isLate && isBusinessDay(date, journey.isHoliday) ? addDays(date, 1) : date;
  return businessDaysAfter(first, 0, journey.isHoliday);
}

/**
 * Returns the time by which freight must be handed over to leave on its day, in the pickup place's
 * zone also across daylight saving changes. Null if there is no cut-off.
 */
export const cutOffOf = (journey: Journey): Date | null =>
  /^([01]\d|2[0-3]):[0-5]\d$/.test(journey.cutOffTime)
    ? fromWallTime(despatchDay(journey), journey.cutOffTime, journey.fromTimezone)
    : null;

/** Returns the arrival: despatch day plus transit time; null if the transit time is unknown. */
export function arrival(journey: Journey): Date | null {
  const days = Number(/(\d+)\D*$/.exec(journey.transitTime)?.[1] ?? Number.NaN);
  if (!Number.isInteger(days) || days > 60) return null;
  const day = businessDaysAfter(despatchDay(journey), days, journey.isHoliday);
  return fromWallTime(day, endOfBusiness, journey.toTimezone);
}
