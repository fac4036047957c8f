import { describe, expect, it } from 'vitest';
import { inEnglish } from '#testing/in-english.ts';
import { buildRateCardIndex } from './rate-card-index.ts';
import type { RateCardRows } from './rows.ts';
import { perKilo, rateUsed, rows, zone } from './sample-card.ts';

describe('a rate card', () => {
  const faultsOf = (change: Partial<RateCardRows>) =>
    buildRateCardIndex({ ...rows, ...change }).faults.map(({ table, at, message }) => [
      table,
      at,
      message,
    ]);

  it('rejects the later of two conflicting rates and keeps the first', () => {
    const rates = [perKilo, { ...perKilo, id: 'rate-9' }];
    expect([inEnglish(faultsOf({ rates })), rateUsed({ rates })]).toEqual([
      [['rates', 1, 'SYD to MEL already has a rate of this service from 2026-01-01 on (rate-1).']],
      'rate-1',
    ]);
  });

  it('omits unusable rates and explains why', () => {
    const rates = [
      { ...perKilo, fromZone: 'XXX' },
      { ...perKilo, rateServiceId: 'gone' },
      { ...perKilo, effectiveDate: '2026-02-31' },
      { ...perKilo, expireDate: '2025-01-01' },
      { ...perKilo, rateDetails: [] },
      perKilo,
    ];
    expect(inEnglish(faultsOf({ rates }))).toEqual([
      ['rates', 0, 'There is no zone XXX on this card.'],
      ['rates', 1, 'There is no service gone on this card.'],
      ['rates', 2, 'effectiveDate must be a day such as 2026-03-31.'],
      ['rates', 3, 'expireDate must be later than effectiveDate.'],
      ['rates', 4, 'A rate needs at least one PerUnit or Flat row.'],
    ]);
  });

  it('rejects a place in two unrelated zones, and a zone inside itself', () => {
    const zones = [
      ...rows.zones,
      zone('VIC', ['3121']),
      { ...zone('LOOP', []), parentId: 'zone-LOOP' },
    ];
    expect(inEnglish(faultsOf({ zones }))).toEqual([
      ['zones', 5, 'Zone LOOP is inside itself.'],
      ['zones', 4, '3121 is already in zone MEL; it cannot be in VIC too.'],
    ]);
  });

  it('assigns a place in a zone and its parent to the inner zone', () => {
    const zones = [...rows.zones, zone('RICHMOND', ['3121'], 'zone-MEL')];
    const rates = [perKilo, { ...perKilo, id: 'inner', toZone: 'RICHMOND' }];
    expect([faultsOf({ zones }), rateUsed({ zones, rates })]).toEqual([[], 'inner']);
  });
});
