import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, localDate } from './local-date.ts';
import { fromWallTime, inTimezone, isTimezone, localDateOf, startOfLocalDay } from './time.ts';

const zones = [
  'Australia/Sydney',
  'Australia/Brisbane',
  'Australia/Adelaide',
  'Australia/Perth',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
  'Pacific/Chatham',
  'America/Los_Angeles',
];

describe('an instant in a time zone', () => {
  it('has the local date, time and offset', () => {
    const moment = new Date('2026-01-31T14:45:07Z');
    expect(inTimezone(moment, 'Australia/Adelaide')).toEqual({
      date: '2026-02-01',
      time: '01:15:07',
      offset_min: 630,
    });
    expect(localDateOf(moment, 'America/Los_Angeles')).toBe('2026-01-31');
  });

  it('is rejected for an unknown time zone', () => {
    expect(() => inTimezone(new Date(0), 'Mars/Olympus')).toThrow(RangeError);
    expect(['Australia/Perth', 'Mars/Olympus', ''].map(isTimezone)).toEqual([true, false, false]);
  });
});

describe('a local time', () => {
  it('skipped by daylight saving moves forward', () => {
    expect(utc('2026-10-04', '02:30', 'Australia/Sydney')).toBe('2026-10-03T16:30:00.000Z');
    expect(utc('2026-10-04', '02:10', 'Australia/Lord_Howe')).toBe('2026-10-03T15:40:00.000Z');
  });

  it('that occurs twice resolves to the earlier instant', () => {
    expect(utc('2026-04-05', '02:30', 'Australia/Sydney')).toBe('2026-04-04T15:30:00.000Z');
    expect(utc('2026-04-05', '01:45', 'Australia/Lord_Howe')).toBe('2026-04-04T14:45:00.000Z');
  });

  it('is rejected when it is malformed', () => {
    for (const time of ['24:00', '9:00', '12:60', 'noon', '']) {
      expect(() => utc('2026-01-01', time, 'Australia/Perth')).toThrow(RangeError);
    }
  });

  it('survives a round trip in eight zones at any minute of ten years', () => {
    const minutes = fc.integer({ min: 0, max: 10 * 366 * 1440 });
    fc.assert(
      fc.property(fc.constantFrom(...zones), minutes, (zone, minute) => {
        const moment = new Date(Date.UTC(2024, 0, 1) + minute * 60_000);
        const { date, time } = inTimezone(moment, zone);
        const back = fromWallTime(date, time, zone);
        expect(inTimezone(back, zone)).toMatchObject({ date, time });
        expect(moment.getTime() - back.getTime()).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 2000 },
    );
  });

  it('resolves to the first instant that shows it, on the days the clocks change', () => {
    for (const [zone, date] of [
      ['Australia/Sydney', '2027-10-03'],
      ['Australia/Lord_Howe', '2027-04-04'],
      ['Pacific/Chatham', '2027-09-26'],
    ] as const) {
      const mistakes = minutesAround(date).filter((minute) => !isFirst(minute, zone));
      expect(mistakes).toEqual([]);
    }
  });
});

describe('the start of a day', () => {
  it('is local midnight, 23 or 25 hours apart when the clocks change', () => {
    const hours = (date: string) => {
      const day = localDate(date);
      const next = startOfLocalDay(addDays(day, 1), 'Australia/Sydney');
      return (next.getTime() - startOfLocalDay(day, 'Australia/Sydney').getTime()) / 3_600_000;
    };
    expect(['2026-10-04', '2026-04-05', '2026-07-01'].map(hours)).toEqual([23, 25, 24]);
  });

  it('is one o’clock where midnight is skipped', () => {
    const start = startOfLocalDay(localDate('2026-04-24'), 'Africa/Cairo');
    expect(inTimezone(start, 'Africa/Cairo')).toMatchObject({
      date: '2026-04-24',
      time: '01:00:00',
    });
  });
});

const utc = (date: string, time: string, zone: string) =>
  fromWallTime(localDate(date), time, zone).toISOString();

function minutesAround(date: string): readonly number[] {
  const noon = Date.parse(`${date}T00:00:00Z`) - 12 * 3_600_000;
  return Array.from({ length: 24 * 60 }, (_, minute) => noon + minute * 60_000);
}

/**
 * Returns whether the minute's wall time converts back to it, or to an earlier minute with the same
 * wall time.
 */
function isFirst(minute: number, zone: string): boolean {
  const selected = inTimezone(new Date(minute), zone);
  const back = fromWallTime(selected.date, selected.time, zone);
  const earlier = [30, 60].map((minutes) => new Date(minute - minutes * 60_000));
  const same = earlier.find((moment) => {
    const { date, time } = inTimezone(moment, zone);
    return date === selected.date && time === selected.time;
  });
  return back.getTime() === (same?.getTime() ?? minute);
}
