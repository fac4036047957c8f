import type { OrderRule } from '@waybill/contract/shops/rules/shapes';
import { expect, it } from 'vitest';
import { applyRules, type RuledOrder } from './domain.ts';

const rule = (some: Partial<OrderRule>): OrderRule => ({
  name: 'Heavy',
  member: 'Weight',
  operator: 'AtLeast',
  value: '5',
  furtherConditions: [],
  action: 'PackApart',
  carrierAccountId: null,
  serviceCode: null,
  isActive: true,
  ...some,
});
const order = {
  to_address: { postCode: '0870', stateCode: 'NT', countryCode: 'AU' },
  items: [
    { sku: 'OIL-1', quantity: 3, weight: { value: 2, unit: 'kg' } },
    { sku: 'SOAP', quantity: 1, weight: null },
  ],
  shipping_method: 'Express delivery',
  total_minor: 12_000,
} as unknown as RuledOrder;
const fires = (some: Partial<OrderRule>) => applyRules([rule(some)], order).fired.length === 1;

it('compares weight, pieces and price as numbers', () => {
  expect(fires({ value: '6' })).toBe(true);
  expect(fires({ value: '6.1' })).toBe(false);
  expect(fires({ member: 'Pieces', operator: 'AtMost', value: '4' })).toBe(true);
  expect(fires({ member: 'Price', operator: 'Is', value: '120' })).toBe(true);
});

it('compares texts without case, and any item', () => {
  expect(fires({ member: 'PostCode', operator: 'StartsWith', value: '08' })).toBe(true);
  expect(fires({ member: 'State', operator: 'Is', value: 'nt' })).toBe(true);
  expect(fires({ member: 'Sku', operator: 'Is', value: 'soap' })).toBe(true);
  expect(fires({ member: 'ShippingMethod', operator: 'Contains', value: 'express' })).toBe(true);
  expect(fires({ member: 'Country', operator: 'Is', value: 'NZ' })).toBe(false);
});

it('fires where all of its conditions hold', () => {
  const oil = { member: 'Sku', operator: 'StartsWith', value: 'oil' } as const;
  const far = { member: 'State', operator: 'Is', value: 'WA' } as const;
  expect(fires({ furtherConditions: [oil] })).toBe(true);
  expect(fires({ furtherConditions: [oil, far] })).toBe(false);
  expect(fires({ value: '7', furtherConditions: [oil] })).toBe(false);
});

it('lets the first service count, and names all that fired', () => {
  const service = (name: string, carrierAccountId: number) =>
    rule({ name, action: 'Service', carrierAccountId, serviceCode: 'EXP' });
  const rules = [
    service('First', 1),
    service('Second', 2),
    rule({ name: 'Stop', action: 'DoNotShip' }),
  ];
  expect(applyRules(rules, order)).toEqual({
    fired: [
      { name: 'First', action: 'Service' },
      { name: 'Second', action: 'Service' },
      { name: 'Stop', action: 'DoNotShip' },
    ],
    service: { carrierAccountId: 1, carrierServiceCode: 'EXP' },
    isPackedApart: false,
    stoppedBy: 'Stop',
  });
});

it('skips rules that are switched off', () => {
  expect(fires({ isActive: false })).toBe(false);
});
