import { addDays, localDate } from '@waybill/kernel/local-date';
import { fromWallTime } from '@waybill/kernel/time';
import { describe, expect, it } from 'vitest';
import { checkHours, type HoursQuery, minutesLeft } from './check.ts';
import type { WorkPeriod } from './periods.ts';
import { isFatigueRegulated, regionOf } from './regulated.ts';
import { rulesOn } from './rules.ts';

const sydney = 'Australia/Sydney';
const monday = localDate('2026-08-03');

/**
 * Returns work on a day counted from Monday: `worked(0, '06:00', '12:00')`; may end after midnight.
 */
const worked = (day: number, from: string, to: string, timezone = sydney): WorkPeriod => {
  const start = fromWallTime(addDays(monday, day), from, timezone);
  const end = fromWallTime(addDays(monday, to <= from ? day + 1 : day), to, timezone);
  return { start, end };
};
const clock = (at: Date) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: sydney, dateStyle: 'short', timeStyle: 'short' })
    .format(at)
    .slice(5);
const hoursOf = (work: readonly WorkPeriod[], some: Partial<HoursQuery> = {}) =>
  checkHours({
    region: 'HVNL',
    scheme: 'Standard',
    timezone: sydney,
    work,
    planned: [],
    at: work.at(-1)?.end ?? new Date(0),
    ...some,
  });
const breaches = (work: readonly WorkPeriod[], some: Partial<HoursQuery> = {}) =>
  hoursOf(work, some).breaches.map(({ rule, kind, at }) => [rule, kind, clock(at)]);

/** Returns 12 hours of work from 05:00 with the breaks that standard hours require. */
const fullShift = (day: number): WorkPeriod[] => [
  worked(day, '05:00', '09:00'),
  worked(day, '09:30', '13:30'),
  worked(day, '14:00', '18:00'),
];
const shortShift = (day: number): WorkPeriod[] => [
  worked(day, '06:00', '11:00'),
  worked(day, '11:30', '14:30'),
];

describe('standard hours, solo', () => {
  it('allow 5¼ hours of work in any 5½ hours', () => {
    expect(breaches([worked(0, '06:00', '11:15')])).toEqual([]);
    expect(breaches([worked(0, '06:00', '11:16')])).toEqual([
      ['standard-5h30', 'work', '08-03 11:15'],
    ]);
  });

  it('count a rest of less than 15 minutes as work', () => {
    const parts = (rest: string) => [worked(0, '06:00', '09:00'), worked(0, rest, '11:30')];
    expect(breaches(parts('09:15'))).toEqual([]);
    expect(breaches(parts('09:14'))).toEqual([['standard-5h30', 'work', '08-03 11:15']]);
  });

  it('round work up to quarters of an hour', () => {
    expect(hoursOf([worked(0, '06:00', '06:01')]).used[0]).toMatchObject({ worked_min: 1 });
    const pieces = [worked(0, '06:00', '06:01'), worked(0, '07:00', '12:00')];
    const { used } = hoursOf(pieces);
    expect(used.find(({ rule }) => rule === 'standard-8h')).toMatchObject({ worked_min: 315 });
  });

  it('want 30 minutes of rest in 8 hours and 60 in 11, in blocks of 15', () => {
    const eight = [worked(0, '06:00', '11:00'), worked(0, '11:15', '14:00')];
    expect(breaches(eight)).toEqual([['standard-8h', 'work', '08-03 13:45']]);
    const eleven = [
      worked(0, '06:00', '11:00'),
      worked(0, '11:15', '13:30'),
      worked(0, '14:00', '17:00'),
    ];
    expect(breaches(eleven)).toEqual([['standard-11h', 'work', '08-03 16:45']]);
    expect(breaches(fullShift(0))).toEqual([]);
  });

  it('allow 12 hours in any 24, wherever they begin, over midnight too', () => {
    const late = [worked(0, '14:00', '19:00'), worked(0, '19:30', '23:30')];
    const early = [worked(1, '06:30', '09:30'), worked(1, '10:00', '11:00')];
    expect(breaches([...late, ...early])).toEqual([['standard-24h', 'work', '08-04 10:00']]);
    const overMidnight = [worked(0, '20:00', '01:00'), worked(1, '01:30', '05:00')];
    expect(breaches([...overMidnight, worked(1, '15:00', '18:30')])).toEqual([]);
    expect(breaches([...overMidnight, worked(1, '15:00', '18:31')])).toEqual([
      ['standard-24h', 'work', '08-04 18:30'],
    ]);
  });

  it('want 7 hours of rest at a stretch in any 24', () => {
    const scattered = [0, 6, 12, 18].map((hour) => {
      const from = String(hour).padStart(2, '0');
      const to = String(hour + 2).padStart(2, '0');
      return worked(0, `${from}:00`, `${to}:00`);
    });
    expect(breaches(scattered)).toEqual([['standard-24h', 'rest', '08-03 18:00']]);
    expect(breaches(scattered.slice(0, 3))).toEqual([]);
  });

  it('allow 72 hours in any 7 days, with one rest of 24 hours', () => {
    const sixDays = [0, 1, 2, 3, 4, 5].flatMap(fullShift);
    expect(breaches(sixDays)).toEqual([]);
    expect(hoursOf(sixDays).used.find(({ rule }) => rule === 'standard-7d')).toEqual({
      rule: 'standard-7d',
      window_min: 10_080,
      worked_min: 4320,
      allowed_min: 4320,
      share: 1,
    });
    expect(breaches([...sixDays, worked(6, '08:00', '08:15')])).toContainEqual([
      'standard-7d',
      'work',
      '08-09 08:00',
    ]);
    const sevenShort = [0, 1, 2, 3, 4, 5, 6].flatMap(shortShift);
    expect(breaches(sevenShort)).toEqual([['standard-7d', 'rest', '08-09 11:30']]);
  });

  it('allow 144 hours in any 14 days', () => {
    const twelve = [0, 1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12].flatMap(fullShift);
    expect(breaches(twelve)).toEqual([]);
    const { breaches: found } = hoursOf([...twelve, worked(13, '20:00', '21:00')]);
    expect(found.map(({ rule }) => rule)).toContain('standard-14d');
  });

  it('want four night rests in 14 days, two of them in a row', () => {
    const night = (day: number) => [
      worked(day, '22:00', '03:00'),
      worked(day + 1, '03:30', '06:00'),
    ];
    const nights = [0, 1, 2, 3, 4, 7, 8, 9, 10, 11].flatMap(night);
    expect(breaches(nights)).toEqual([]);
    const without = [0, 1, 2, 3, 4, 6, 7, 8, 9, 10, 12, 13].flatMap(night);
    expect(breaches(without).map(([rule, kind]) => [rule, kind])).toContainEqual([
      'standard-14d',
      'nightRest',
    ]);
  });
});

describe('basic fatigue management', () => {
  const bfm = { scheme: 'BFM' } as const;

  it('allows 14 hours in 24 where standard hours allow 12', () => {
    const long = [
      worked(0, '06:00', '12:00'),
      worked(0, '12:30', '16:30'),
      worked(0, '17:00', '21:00'),
    ];
    expect(breaches(long, bfm)).toEqual([]);
    expect(breaches(long).map(([rule]) => rule)).toEqual(['standard-5h30', 'standard-24h']);
    const longer = [...long, worked(0, '21:15', '21:30')];
    expect(breaches(longer, bfm)).toEqual([['bfm-24h', 'work', '08-03 21:15']]);
  });

  it('allows 6 hours of work in any 6¼, 8½ in 9 and 11 in 12', () => {
    expect(breaches([worked(0, '06:00', '12:15')], bfm)).toEqual([
      ['bfm-6h15', 'work', '08-03 12:00'],
    ]);
    const nine = [worked(0, '06:00', '12:00'), worked(0, '12:15', '15:00')];
    expect(breaches(nine, bfm)).toEqual([['bfm-9h', 'work', '08-03 14:45']]);
  });

  it('allows 36 hours of long and night work in 7 days', () => {
    const night = (day: number) => [
      worked(day, '22:00', '04:00'),
      worked(day + 1, '04:30', '08:00'),
    ];
    // 5½ of the 9½ hours of each night count.
    expect(breaches([0, 1, 2, 3, 4, 5].flatMap(night), bfm)).toEqual([]);
    expect(breaches([0, 1, 2, 3, 4, 5, 6].flatMap(night), bfm)[0]).toEqual([
      'bfm-7d-long-night',
      'work',
      '08-10 03:00',
    ]);
  });

  it('wants a rest of 24 hours after at most 84 hours of work', () => {
    const seven = [0, 1, 2, 3, 4, 5, 6].flatMap(fullShift);
    expect(breaches(seven, bfm)).toEqual([]);
    expect(breaches([...seven, worked(7, '05:00', '06:00')], bfm)).toEqual([
      ['bfm-84h', 'work', '08-10 05:00'],
    ]);
    expect(breaches([...seven, worked(8, '05:00', '06:00')], bfm)).toEqual([]);
  });
});

it('has the hours left of the fullest day, week or fortnight, and none below zero', () => {
  // After eight of twelve hours, and after 13.
  expect(minutesLeft(hoursOf(fullShift(0).slice(0, 2)))).toBe(4 * 60);
  const planned = [worked(0, '14:30', '19:30')];
  expect(minutesLeft(hoursOf(fullShift(0).slice(0, 2), { planned }))).toBe(0);
  // Of yesterday, an hour and a half is within the last 24 hours.
  const next = [...fullShift(0), worked(1, '14:30', '16:30')];
  expect(minutesLeft(hoursOf(next))).toBe(8.5 * 60);
  expect(minutesLeft({ used: [] })).toBeNull();
});

describe('planned work', () => {
  it('breaks a rule only if it takes part in the breach', () => {
    const tired = [worked(0, '06:00', '12:00')];
    const planned = [worked(1, '06:00', '11:00')];
    expect(breaches(tired)).toEqual([['standard-5h30', 'work', '08-03 11:15']]);
    expect(breaches(tired, { planned })).toEqual([]);
  });

  it('says when the plan exceeds the hours, and how much of them it uses', () => {
    const planned = [worked(0, '14:30', '19:30')];
    const report = hoursOf(fullShift(0).slice(0, 2), { planned });
    expect(report.breaches.map(({ rule, at }) => [rule, clock(at)])).toEqual([
      ['standard-24h', '08-03 18:30'],
    ]);
    expect(report.share).toBeCloseTo(13 / 12);
  });

  it('counts nights by the clock of the base when daylight saving begins', () => {
    // 4 October 2026: clocks in Sydney go from 02:00 to 03:00.
    const work = [
      { start: new Date('2026-10-03T12:00:00Z'), end: new Date('2026-10-03T17:00:00Z') },
    ];
    const { used } = hoursOf(work, { scheme: 'BFM' });
    // Midnight is 14:00Z; 06:00 is 19:00Z, an hour earlier than on other nights.
    expect(used.find(({ rule }) => rule === 'bfm-7d-long-night')?.worked_min).toBe(180);
  });
});

describe('Western Australia and the Northern Territory', () => {
  it('have hours of their own', () => {
    const perth = 'Australia/Perth';
    const long = [
      worked(0, '04:00', '09:00', perth),
      worked(0, '09:20', '14:20', perth),
      worked(0, '14:40', '19:40', perth),
    ];
    const wa = { region: 'WA', timezone: perth } as const;
    expect(hoursOf(long, wa).breaches).toEqual([]);
    const tooLong = [...long, worked(0, '20:00', '21:30', perth)];
    expect(hoursOf(tooLong, wa).breaches.map(({ rule, kind }) => [rule, kind])).toEqual([
      ['wa-17h', 'span'],
    ]);
    const noBreak = [worked(0, '04:00', '09:01', perth)];
    expect(hoursOf(noBreak, wa).breaches.map(({ rule }) => rule)).toEqual(['wa-5h']);
    expect(hoursOf(tooLong, { ...wa, region: 'NT' })).toEqual({ breaches: [], used: [], share: 0 });
  });

  it('are distinguished by the state of the driver, else by the time zone', () => {
    expect([
      regionOf('WA', sydney),
      regionOf('nt', sydney),
      regionOf('QLD', 'Australia/Perth'),
      regionOf(null, 'Australia/Perth'),
      regionOf(null, 'Australia/Darwin'),
      regionOf('', sydney),
    ]).toEqual(['WA', 'NT', 'HVNL', 'WA', 'NT', 'HVNL']);
  });
});

it('counts hours of vehicles above 12 tonnes alone, and of those of unknown mass', () => {
  expect([12_000, 12_001, null].map((gvm) => isFatigueRegulated(gvm, 'HVNL'))).toEqual([
    false,
    true,
    true,
  ]);
});

it('has no rules on days before they became law', () => {
  const driver = { region: 'HVNL', scheme: 'Standard' } as const;
  expect(rulesOn(driver, localDate('2014-02-09'))).toEqual([]);
  expect(rulesOn(driver, localDate('2014-02-10'))).toHaveLength(6);
});
