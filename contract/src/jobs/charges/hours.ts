import { multiply, type Minor } from '@waybill/kernel/money';
import { Ratio } from '@waybill/kernel/ratio';

/** The basis of an hourly charge, in whole minutes. */
export type WorkedTime = {
  /** Between the start and the end of the work. */
  readonly between_min: number;
  readonly break_min: number;
  readonly roundBy_min: number;
  /** The minimum charged once any time was worked. */
  readonly minimum_min: number;
};

/** The default rounding of time (decisions J-08). */
export const defaultRoundBy_min = 15;

/**
 * Returns the minutes to charge: (end − start − break) rounded up to `roundBy`, and at least the
 * minimum (decisions J-08). Without work nothing is charged.
 */
export function chargedMinutes(time: WorkedTime): number {
  const { between_min, break_min, roundBy_min, minimum_min } = time;
  const worked = between_min - break_min;
  if (worked <= 0) return 0;
  return Math.max(Math.ceil(worked / roundBy_min) * roundBy_min, minimum_min);
}

/** Returns the cost of minutes at a rate per hour, rounded once, half away from zero. */
export const hourlyAmount = (rate: Minor, minutes: number): Minor =>
  multiply(rate, new Ratio(BigInt(minutes), 60n));

const clock = /^([01]\d|2[0-3]):([0-5]\d)$/;
const day_min = 24 * 60;

/**
 * Returns the minutes between two times of day (`HH:mm`, an end before the start is on the next
 * day) or two moments (ISO 8601, partial minutes are rounded up). Null if the end is before the
 * start, or if one is a time of day and the other a moment.
 */
export function minutesBetween(start: string, end: string): number | null {
  const from = clockMinutes(start);
  const to = clockMinutes(end);
  if (from !== null && to !== null) return (to - from + day_min) % day_min;
  if (from !== null || to !== null) return null;
  const between_ms = Date.parse(end) - Date.parse(start);
  return between_ms >= 0 ? Math.ceil(between_ms / 60_000) : null;
}

function clockMinutes(text: string): number | null {
  const parts = clock.exec(text);
  return parts === null ? null : Number(parts[1]) * 60 + Number(parts[2]);
}

/** Converts hours as entered to whole minutes: 3.5 is 210. */
export const minutesOf = (hours: number): number => Math.round(hours * 60);

/** Converts minutes to hours for the wire; four decimals convert back to the same minutes. */
export const hoursOf = (minutes: number): number => Math.round((minutes / 60) * 1e4) / 1e4;
