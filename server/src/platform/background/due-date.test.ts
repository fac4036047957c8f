import { addDays, daysBetween, type LocalDate, localDate } from '@waybill/kernel/local-date';
import { describe, expect, it } from 'vitest';
import { daysDue, scheduledDay, madeUpDays } from './due-date.ts';

const step_ms = 30 * 60_000;
const day_ms = 24 * 60 * 60_000;
const zones = ['Australia/Sydney', 'Australia/Lord_Howe', 'Pacific/Chatham', 'Africa/Cairo'];

describe('the due day', () => {
  it('is yesterday until the local time is reached', () => {
    const dueDate = (moment: string) =>
      scheduledDay(new Date(moment), '06:30', 'Australia/Adelaide');
    expect(dueDate('2026-01-09T19:59:59Z')).toBe('2026-01-09');
    expect(dueDate('2026-01-09T20:00:00Z')).toBe('2026-01-10');
  });

  it('is later when daylight saving skips its time, and at the first when it occurs twice', () => {
    const dueDate = (moment: string) => scheduledDay(new Date(moment), '02:30', 'Australia/Sydney');
    expect(dueDate('2026-10-03T16:29:00Z')).toBe('2026-10-03');
    expect(dueDate('2026-10-03T16:30:00Z')).toBe('2026-10-04');
    expect(dueDate('2026-04-04T15:29:00Z')).toBe('2026-04-04');
    expect(dueDate('2026-04-04T15:30:00Z')).toBe('2026-04-05');
    expect(dueDate('2026-04-04T16:30:00Z')).toBe('2026-04-05');
  });

  it.each(zones)('occurs once a day without gaps or repeats for a year in %s', (zone) => {
    for (const at of ['00:00', '02:30']) {
      const steps = daysSeen(zone, at).map((day, i, all) => daysBetween(all[i - 1] ?? day, day));
      expect(steps.length).toBeGreaterThan(365);
      expect(steps.slice(1).filter((step) => step !== 1)).toEqual([]);
    }
  });
});

describe('the days to catch up on', () => {
  const last = localDate('2026-02-27');

  it('start after the last one, oldest first', () => {
    expect(daysDue(last, localDate('2026-03-02'))).toEqual([
      '2026-02-28',
      '2026-03-01',
      '2026-03-02',
    ]);
  });

  it('are none when the last is not in the past, as after a move to a zone further west', () => {
    expect(daysDue(last, last)).toEqual([]);
    expect(daysDue(last, addDays(last, -1))).toEqual([]);
  });

  it('are the latest month when more were missed', () => {
    const dueDate = addDays(last, 400);
    const days = daysDue(last, dueDate);
    expect([days.length, days.at(-1), days[0]]).toEqual([
      madeUpDays,
      dueDate,
      addDays(dueDate, 1 - madeUpDays),
    ]);
  });
});

/** The days due at each half hour of more than a year, without repeats. */
/** Samples every six hours of a year, and every half hour on the days of clock changes. */
function daysSeen(zone: string, at: string): readonly LocalDate[] {
  const clock = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
  const offsetAt = (ms: number) => clock.formatToParts(ms).at(-1)?.value;
  const seen: LocalDate[] = [];
  let now = Date.UTC(2026, 0, 1);
  while (now < Date.UTC(2027, 0, 3)) {
    const day = scheduledDay(new Date(now), at, zone);
    if (day !== seen.at(-1)) seen.push(day);
    now += offsetAt(now - day_ms) === offsetAt(now + day_ms) ? 12 * step_ms : step_ms;
  }
  return seen;
}
