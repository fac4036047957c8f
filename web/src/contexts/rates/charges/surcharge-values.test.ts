import { expect, it } from 'vitest';
import {
  type SurchargeConditionValue,
  limitText,
  surchargeArgs,
  surchargeValues,
} from './surcharge-values.ts';

const row = (condition: SurchargeConditionValue) => ({
  id: 's',
  rateCardId: 'c',
  code: 'OVER',
  name: 'Oversize',
  calcMethod: 'Flat' as const,
  value: 30,
  applyOn: 'item' as const,
  condition,
  bearsFuel: false,
  effectiveDate: '2026-01-01',
  expireDate: null,
  source: '',
});

it('sends every condition back unchanged, with limits converted to cm and kg', () => {
  const conditions: readonly SurchargeConditionValue[] = [
    { kind: 'always' },
    { kind: 'residential', at: 'either' },
    { kind: 'option', name: 'tailLift' },
    { kind: 'dangerousGoods' },
    { kind: 'longestSide', fromMillimetres: 1995, belowMillimetres: 4000 },
    { kind: 'itemWeight', fromGrams: 30_000, belowGrams: null },
  ];
  const sent = conditions.map((condition) =>
    surchargeArgs(surchargeValues(row(condition), '2026-02-02'), 'c'),
  );
  expect(sent).toEqual(
    conditions.map((condition) => {
      const { id: _, ...rest } = row(condition);
      return rest;
    }),
  );
  expect(conditions.map(limitText)).toEqual(['', '', '', '', '199.5–400 cm', '30 kg +']);
});

it('sends no value when the price is on application', () => {
  const { surcharge } = surchargeValues({ ...row({ kind: 'always' }), value: null }, '2026-02-02');
  expect(surcharge.isOnApplication).toBe(true);
  expect(surchargeArgs({ surcharge: { ...surcharge, value: 5 } }, 'c').value).toBeNull();
});
