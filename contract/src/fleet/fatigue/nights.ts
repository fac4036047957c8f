import { addDays, type LocalDate } from '@waybill/kernel/local-date';
import { fromWallTime, inTimezone, localDateOf } from '@waybill/kernel/time';
import { type Minutes, minutesOf, momentOf, restsWithin } from './periods.ts';

const nightRest_min = 7 * 60;
const fullRest_min = 24 * 60;
const longAfter_min = 12 * 60;
const quarter_min = 15;

/**
 * Returns the nights of a window in which the driver rested: 7 consecutive hours between 22:00 and
 * 08:00 at the driver's base, or any part of a rest of 24 hours that begins on the day before the
 * morning (Heavy Vehicle (Fatigue Management) National Regulation, s 3). Dates are those of the
 * evenings.
 */
export function nightRestsOf(
  work: readonly Minutes[],
  window: Minutes,
  timezone: string,
): readonly LocalDate[] {
  const rested = new Set<LocalDate>();
  for (const rest of restsWithin(work, window)) {
    const first = localDateOf(momentOf(rest.start), timezone);
    if (rest.end - rest.start >= fullRest_min) rested.add(first);
    for (let evening = addDays(first, -1); ; evening = addDays(evening, 1)) {
      const night = nightOf(evening, timezone);
      if (night.start >= rest.end) break;
      const length = Math.min(rest.end, night.end) - Math.max(rest.start, night.start);
      if (length >= nightRest_min) rested.add(evening);
    }
  }
  return [...rested].toSorted();
}

/** Nights by time zone and evening: a check needs the same few hundreds of times. */
const nights = new Map<string, Minutes>();
const nightsMax = 2000;

function nightOf(evening: LocalDate, timezone: string): Minutes {
  const key = `${evening} ${timezone}`;
  const known = nights.get(key);
  if (known !== undefined) return known;
  const night = {
    start: minutesOf(fromWallTime(evening, '22:00', timezone)),
    end: minutesOf(fromWallTime(addDays(evening, 1), '08:00', timezone)),
  };
  if (nights.size >= nightsMax) nights.clear();
  nights.set(key, night);
  return night;
}

/** Returns whether two of the nights are consecutive. */
export const haveConsecutive = (nights: readonly LocalDate[]): boolean =>
  nights.some((night, at) => nights[at + 1] === addDays(night, 1));

/**
 * Returns the long and night work of BFM: work from midnight to 06:00 at the driver's base, and
 * work beyond 12 hours since the last rest of 7 hours. Counted in quarters of an hour.
 */
export function longNightWork(work: readonly Minutes[], timezone: string): readonly Minutes[] {
  const found: Minutes[] = [];
  let since = 0;
  let ended = -Infinity;
  for (const { start, end } of work) {
    if (start - ended >= nightRest_min) since = 0;
    for (let at = start; at < end; at += quarter_min) {
      const next = Math.min(at + quarter_min, end);
      if (since >= longAfter_min || isNight(at, timezone)) add(found, { start: at, end: next });
      since += next - at;
    }
    ended = end;
  }
  return found;
}

const isNight = (at: number, timezone: string): boolean =>
  inTimezone(momentOf(at), timezone).time < '06:00:00';

function add(periods: Minutes[], next: Minutes): void {
  const last = periods.at(-1);
  if (last?.end === next.start) periods[periods.length - 1] = { start: last.start, end: next.end };
  else periods.push(next);
}
