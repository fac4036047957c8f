import { localDate } from '@waybill/kernel/local-date';
import { describe, expect, it } from 'vitest';
import { palletDayHundredths, type Stay, storedDays } from './domain.ts';

const stay = (firstDate: string, lastDate: string | null, some: Partial<Stay> = {}): Stay => ({
  itemGuid: 'a',
  itemId: 'CRT-1',
  description: null,
  palletHundredths: 100,
  firstDate: localDate(firstDate),
  lastDate: lastDate === null ? null : localDate(lastDate),
  ...some,
});
const november = { fromDate: localDate('2026-11-01'), toDate: localDate('2026-11-30') };
const daysOf = (...stays: readonly Stay[]) =>
  storedDays(stays, november).map(({ firstDate, lastDate, days }) => [firstDate, lastDate, days]);

describe('the days of storage', () => {
  it('count a day that was begun, at both ends', () => {
    expect(daysOf(stay('2026-11-10', '2026-11-10'))).toEqual([['2026-11-10', '2026-11-10', 1]]);
    expect(daysOf(stay('2026-11-10', '2026-11-12'))).toEqual([['2026-11-10', '2026-11-12', 3]]);
  });

  it('count within the period alone, to its last day for what is still here', () => {
    expect(daysOf(stay('2026-09-01', null))).toEqual([['2026-11-01', '2026-11-30', 30]]);
    expect(daysOf(stay('2026-10-01', '2026-10-31'), stay('2026-12-01', null))).toEqual([]);
  });

  it('count a day once on which an item left and came back', () => {
    const both = daysOf(stay('2026-11-03', '2026-11-05'), stay('2026-11-05', '2026-11-06'));
    expect(both).toEqual([['2026-11-03', '2026-11-06', 4]]);
  });

  it('count by pallet spaces', () => {
    const stays = [
      stay('2026-11-29', null, { palletHundredths: 250 }),
      stay('2026-11-30', null, { itemGuid: 'b', palletHundredths: 25 }),
    ];
    expect(palletDayHundredths(storedDays(stays, november))).toBe(2 * 250 + 25);
  });
});
