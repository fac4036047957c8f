import { describe, expect, it } from 'vitest';
import { readAmount, writeAmount, writeNumber } from './amount.ts';

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

  it.each([
    ['1.250,50', 1250.5],
    ['1250,5', 1250.5],
    ['12,5', 12.5],
    ['12.5', 12.5],
    ['1.250', 1250],
    ['0,125', 0.125],
    ['12*3,5', 42],
    ['1,2,3', Number.NaN],
  ])('%j is %d where decimals follow a comma', (text, value) => {
    expect(readAmount(text, 'de')).toBe(value);
  });

  it.each([
    ['12,5', 12.5],
    ['1,250', 1250],
    ['1,2500', 1.25],
  ])('%j is %d in English', (text, value) => {
    expect(readAmount(text, 'en-AU')).toBe(value);
  });

  it('is formatted with its decimals and grouped thousands', () => {
    expect([writeAmount(1250.5, 2, 'en-AU'), writeAmount(1250.5, 2, 'de')]).toEqual([
      '1,250.50',
      '1.250,50',
    ]);
  });

  it('is read back as it was written, in every language', () => {
    const values = [0, 0.125, 12.5, 1250, 1250.5, 1_234_567.891];
    for (const language of ['en', 'en-AU', 'en-NZ', 'de', 'fr', 'de-CH']) {
      const read = (text: string) => readAmount(text, language);
      expect(values.map((value) => read(writeNumber(value, language)))).toEqual(values);
      expect(values.map((value) => read(writeAmount(value, 3, language)))).toEqual(values);
    }
  });
});
