import { describe, expect, it } from 'vitest';
import { readAmount, writeAmount } from './amount.ts';

describe('an entered amount', () => {
  it.each([
    ['', null],
    ['1250.5', 1250.5],
    ['1,250.50', 1250.5],
    ['$ 12', 12],
    ['-3', -3],
    ['−3', -3],
    ['12*3.5', 42],
    ['0.1+0.2', 0.3],
    ['(100+20)/4', 30],
    ['2--1', 3],
    ['1/0', Number.NaN],
    ['1.2.3', Number.NaN],
    ['12kg', Number.NaN],
    ['(1', Number.NaN],
  ])('%j is %d', (text, value) => {
    expect(readAmount(text)).toBe(value);
  });

  it('is formatted with its decimals and grouped thousands', () => {
    expect(writeAmount(1250.5, 2)).toBe('1,250.50');
  });
});
