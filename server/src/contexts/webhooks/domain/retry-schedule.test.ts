import { describe, expect, it } from 'vitest';
import { isAbandoned, pauseAfter, attemptsMax, verdictOf } from './retry-schedule.ts';

const hour_ms = 60 * 60_000;

describe('the retry schedule', () => {
  it('doubles from half a minute, thirteen times over nearly three days', () => {
    const pauses = Array.from({ length: attemptsMax }, (_, at) => pauseAfter(at + 1));
    expect(pauses.slice(0, 4)).toEqual([30_000, 60_000, 120_000, 240_000]);
    expect(pauses.at(-1)).toBeNull();
    const sum = pauses.reduce<number>((total, pause) => total + (pause ?? 0), 0);
    expect(Math.round(sum / hour_ms)).toBe(68);
  });
});

describe('a webhook address', () => {
  it('is given up after a streak that is both long and of many attempts', () => {
    const since = new Date('2026-11-01T00:00:00Z');
    const after = (failures: number, hours: number) =>
      isAbandoned({ failures, failing_since: since }, new Date(since.getTime() + hours * hour_ms));
    expect([after(500, 71), after(19, 500), after(20, 72)]).toEqual([false, false, true]);
    expect(isAbandoned({ failures: 0, failing_since: null }, since)).toBe(false);
  });

  it('accepts with 2xx, and unsubscribes with 410', () => {
    const verdicts = [200, 204, 299, 301, 400, 410, 500].map(verdictOf);
    expect(verdicts.map((verdict) => verdict === 'Taken')).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
    expect(verdicts.indexOf('NeverAgain')).toBe(5);
  });
});
