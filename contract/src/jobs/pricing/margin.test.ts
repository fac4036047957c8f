import { minor } from '@waybill/kernel/money';
import { expect, it } from 'vitest';
import { marginLevel, marginOf } from './margin.ts';

it.each([
  [10_000, 7_000, { amount: 3_000, percent: 30 }, 'good'],
  [10_000, 9_000, { amount: 1_000, percent: 10 }, 'good'],
  [10_000, 9_001, { amount: 999, percent: 10 }, 'good'],
  [10_000, 9_100, { amount: 900, percent: 9 }, 'thin'],
  [10_000, 10_000, { amount: 0, percent: 0 }, 'thin'],
  [10_000, 12_350, { amount: -2_350, percent: -23.5 }, 'loss'],
  [0, 0, { amount: 0, percent: null }, 'thin'],
  [0, 5_000, { amount: -5_000, percent: null }, 'loss'],
])('selling for %d what costs %d', (sell, buy, margin, level) => {
  const found = marginOf(minor(sell), minor(buy));
  expect(found).toEqual(margin);
  expect(marginLevel(found)).toBe(level);
});
