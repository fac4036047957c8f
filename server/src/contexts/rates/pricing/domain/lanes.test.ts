import { describe, expect, it } from 'vitest';
import type { RateRow } from './rows.ts';
import { perKilo, rateUsed, request, rows } from './sample-card.ts';

describe('the rate of a lane', () => {
  const named = (id: string, fromZone: string, toZone: string, change: Partial<RateRow> = {}) => ({
    ...perKilo,
    id,
    fromZone,
    toZone,
    ...change,
  });

  it('prefers the suburb to the postcode to the parent zone', () => {
    const rates = [
      named('nsw', 'NSW', 'MEL'),
      named('syd', 'SYD', 'MEL'),
      named('new', 'NEWTOWN', 'MEL'),
    ];
    const newtown = { from: { countryCode: 'AU', postCode: '2042', suburb: 'newtown ' } };
    const enmore = { from: { countryCode: 'AU', postCode: '2042', suburb: 'Enmore' } };
    expect([
      rateUsed({ rates }, newtown),
      rateUsed({ rates }, enmore),
      rateUsed({ rates: rates.slice(0, 2) }, newtown),
      rateUsed({ rates: rates.slice(0, 1) }, newtown),
    ]).toEqual(['new', 'syd', 'syd', 'nsw']);
  });

  it('ignores inactive zones', () => {
    const zones = rows.zones.map((each) => ({ ...each, isActive: each.code !== 'SYD' }));
    const rates = [named('nsw', 'NSW', 'MEL'), named('syd', 'SYD', 'MEL')];
    expect(rateUsed({ zones, rates })).toBe('nsw');
  });

  it('applies in reverse when reciprocal, unless a row exists for that direction', () => {
    const back = { from: request.to, to: request.from };
    const there = named('there', 'SYD', 'MEL', { reciprocal: true });
    expect([
      rateUsed({ rates: [named('there', 'SYD', 'MEL')] }, back),
      rateUsed({ rates: [there] }, back),
      rateUsed({ rates: [there, named('back', 'MEL', 'SYD')] }, back),
    ]).toEqual(['noRateForLane', 'there', 'back']);
  });

  it('is in force from its effective day to the day before it expires', () => {
    const rates = [
      named('q1', 'SYD', 'MEL', { effectiveDate: '2026-01-01', expireDate: '2026-04-01' }),
    ];
    expect(
      ['2025-12-31', '2026-01-01', '2026-03-31', '2026-04-01'].map((day) =>
        rateUsed({ rates }, { day }),
      ),
    ).toEqual(['outsideItsDates', 'q1', 'q1', 'outsideItsDates']);
  });

  it('is the latest effective one, in any list order', () => {
    const rates = ['2026-02-01', '2026-03-01', '2026-01-01'].map((effectiveDate) =>
      named(effectiveDate, 'SYD', 'MEL', { effectiveDate }),
    );
    expect(
      ['2026-01-31', '2026-02-01', '2026-09-01'].map((day) => rateUsed({ rates }, { day })),
    ).toEqual(['2026-01-01', '2026-02-01', '2026-03-01']);
  });
});
