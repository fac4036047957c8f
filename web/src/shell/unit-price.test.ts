import { expect, it } from 'vitest';
import { unitPrice } from './unit-price.ts';

const money = (amount: number) => `$${amount.toFixed(2)}`;

it('formats a price per unit with all its decimals, and at least two', () => {
  expect([45, 0.5, 0.144, 1.4646].map((value) => unitPrice(value, money))).toEqual([
    '$45.00',
    '$0.50',
    '$0.144',
    '$1.4646',
  ]);
});

it('keeps the decimal comma of a language that has one', () => {
  expect(unitPrice(0.144, () => '0,00 $')).toBe('0,144 $');
});
