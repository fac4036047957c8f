import { expect, it } from 'vitest';
import { freightTotals } from './freight-totals.ts';
import { emptyCompose } from './values.ts';

const [blank] = emptyCompose('2026-11-18').items;
if (blank === undefined) throw new Error('A new form has one line.');
const carton = { ...blank, quantity: 2, length: 40, width: 30, height: 20, weight: 8 };

it('counts the pieces of incomplete lines, and weighs only complete ones', () => {
  const crates = { ...carton, quantity: 3, weight: null };
  const { pieces, dead } = freightTotals([carton, crates, blank], 250);
  expect({ pieces, dead: Number(dead) }).toEqual({ pieces: 5, dead: 16 });
});
