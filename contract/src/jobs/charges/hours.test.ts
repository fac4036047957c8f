import { minor } from '@waybill/kernel/money';
import { describe, expect, it } from 'vitest';
import { chargedMinutes, hourlyAmount, hoursOf, minutesBetween, minutesOf } from './hours.ts';

const base = { between_min: 0, break_min: 0, roundBy_min: 15, minimum_min: 0 };

describe('chargedMinutes', () => {
  it.each([
    ['nothing worked', {}, 0],
    ['one minute, a quarter begun', { between_min: 1 }, 15],
    ['a whole quarter', { between_min: 15 }, 15],
    ['a quarter and a minute', { between_min: 16 }, 30],
    ['eight hours less half an hour', { between_min: 480, break_min: 30 }, 450],
    ['a break that is rounded with the work', { between_min: 487, break_min: 30 }, 465],
    ['rounded to half hours', { between_min: 91, roundBy_min: 30 }, 120],
    ['rounded to minutes', { between_min: 91, roundBy_min: 1 }, 91],
    ['under the minimum', { between_min: 70, minimum_min: 240 }, 240],
    ['over the minimum', { between_min: 250, minimum_min: 240 }, 255],
    ['no minimum for nothing', { minimum_min: 240 }, 0],
    ['a break as long as the work', { between_min: 30, break_min: 30, minimum_min: 60 }, 0],
  ])('%s', (_, some, minutes) => {
    expect(chargedMinutes({ ...base, ...some })).toBe(minutes);
  });
});

describe('minutesBetween', () => {
  it.each([
    ['07:00', '15:30', 510],
    ['22:00', '06:00', 480],
    ['08:00', '08:00', 0],
    ['2026-03-02T20:00:00Z', '2026-03-03T02:00:00Z', 360],
    ['2026-03-02T20:00:00Z', '2026-03-02T20:00:01Z', 1],
    ['2026-03-02T20:00:00+10:00', '2026-03-02T11:00:00Z', 60],
    ['2026-03-03T02:00:00Z', '2026-03-02T20:00:00Z', null],
    ['07:00', '2026-03-02T20:00:00Z', null],
  ])('from %s to %s', (start, end, minutes) => {
    expect(minutesBetween(start, end)).toBe(minutes);
  });
});

it('multiplies a rate per hour once and rounds half away from zero', () => {
  expect(hourlyAmount(minor(9_500), 450)).toBe(71_250);
  expect(hourlyAmount(minor(1), 30)).toBe(1);
  expect(hourlyAmount(minor(10_000), 20)).toBe(3_333);
});

it('carries hours over the wire without losing a minute', () => {
  const minutes = Array.from({ length: 10_080 }, (_, at) => at);
  expect(minutes.map((each) => minutesOf(hoursOf(each)))).toEqual(minutes);
});
