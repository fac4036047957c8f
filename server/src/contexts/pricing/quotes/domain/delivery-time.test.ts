import { type IsHoliday, localDate } from '@waybill/kernel/local-date';
import { describe, expect, it } from 'vitest';
import { arrival, cutOffOf, despatchDay, type Journey } from './delivery-time.ts';

const sydney = 'Australia/Sydney';
const labourDay = localDate('2026-10-05');
const isHoliday: IsHoliday = (day) => day === labourDay;

const journey = (leaving: string, differences: Partial<Journey> = {}): Journey => ({
  leaving: new Date(leaving),
  cutOffTime: '14:00',
  transitTime: '1-2',
  fromTimezone: sydney,
  toTimezone: 'Australia/Perth',
  isHoliday,
  ...differences,
});

describe('the dispatch day', () => {
  it('is the next working day after the cut-off, skipping weekends and holidays', () => {
    expect(despatchDay(journey('2026-10-02T03:59:00Z'))).toBe('2026-10-02');
    expect(despatchDay(journey('2026-10-02T04:01:00Z'))).toBe('2026-10-06');
    expect(despatchDay(journey('2026-10-03T00:00:00Z'))).toBe('2026-10-06');
  });

  it('has its cut-off in local time, before and after daylight saving changes', () => {
    expect(cutOffOf(journey('2026-10-02T00:00:00Z'))?.toISOString()).toBe(
      '2026-10-02T04:00:00.000Z',
    );
    // Daylight saving began on the Sunday between: two in the afternoon is an hour earlier in UTC.
    expect(cutOffOf(journey('2026-10-02T05:00:00Z'))?.toISOString()).toBe(
      '2026-10-06T03:00:00.000Z',
    );
    expect(cutOffOf(journey('2026-04-07T00:00:00Z'))?.toISOString()).toBe(
      '2026-04-07T04:00:00.000Z',
    );
  });

  it('has no cut-off when the rate has none or no transit time', () => {
    expect(cutOffOf(journey('2026-10-02T00:00:00Z', { cutOffTime: '' }))).toBeNull();
    expect(cutOffOf(journey('2026-10-02T00:00:00Z', { cutOffTime: 'noon' }))).toBeNull();
  });
});

describe('the arrival', () => {
  it('counts working days at both ends and ends in local time at the delivery place', () => {
    expect(arrival(journey('2026-10-02T00:00:00Z'))?.toISOString()).toBe(
      '2026-10-07T09:00:00.000Z',
    );
    expect(arrival(journey('2026-10-02T00:00:00Z', { transitTime: '' }))).toBeNull();
  });
});
