import { minor } from '@waybill/kernel/money';
import { describe, expect, it } from 'vitest';
import { type PromoRules, checkPromo, discountOn } from './domain.ts';

const spring: PromoRules = {
  code: 'Spring26',
  isActive: true,
  startDate: '2026-09-01',
  endDate: '2026-11-30',
  rate: { calcMethod: 'Percentage', value: 15 },
  carrierAccountIds: [],
};
const check = (code: string | undefined, today = '2026-10-01', change: Partial<PromoRules> = {}) =>
  checkPromo([{ ...spring, ...change }], { code, today, carrierAccountId: 7 });

describe('a promo code', () => {
  it('matches in any case, on its first and on its last day', () => {
    expect([
      check('SPRING26'),
      check(' spring26 ', '2026-09-01'),
      check('Spring26', '2026-11-30'),
      check('Spring26', '2030-01-01', { startDate: null, endDate: null }).promo?.code,
    ]).toEqual([{ promo: spring }, { promo: spring }, { promo: spring }, 'Spring26']);
  });

  it('that does not apply gives a warning with the reason', () => {
    expect([
      check('WINTER'),
      check('Spring26', '2026-08-31'),
      check('Spring26', '2026-12-01'),
      check('Spring26', '2026-10-01', { isActive: false }),
      check('Spring26', '2026-10-01', { carrierAccountIds: [8] }),
      check(''),
      check(undefined),
    ]).toEqual([
      { warning: 'There is no promo code WINTER.' },
      { warning: 'Promo code Spring26 starts on 2026-09-01.' },
      { warning: 'Promo code Spring26 ended on 2026-11-30.' },
      { warning: 'Promo code Spring26 is not active.' },
      { warning: 'Promo code Spring26 is not for this carrier.' },
      {},
      {},
    ]);
  });

  it('discounts freight by its share, at most to zero', () => {
    const flat = { ...spring, rate: { calcMethod: 'FlatAmount', value: 30 } } as const;
    expect([
      discountOn(minor(1790), spring),
      discountOn(minor(5000), flat),
      discountOn(minor(2000), flat),
    ]).toEqual([269, 3000, 2000]);
  });
});
