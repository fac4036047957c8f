import { addDays, weekdayOf } from '@waybill/kernel/local-date';
import { fromWallTime, localDateOf } from '@waybill/kernel/time';

const sydney = 'Australia/Sydney';
const saturday = 6;

/**
 * Returns the time that demo data seeded `at` is dated at: half past nine in Sydney on the latest
 * weekday, so that lists and charts show a working day whenever it is seeded, also on a Sunday.
 */
export function newestDemoDay(at: Date): Date {
  let day = localDateOf(at, sydney);
  while (weekdayOf(day) >= saturday || fromWallTime(day, '09:30', sydney) > at) {
    day = addDays(day, -1);
  }
  return fromWallTime(day, '09:30', sydney);
}
