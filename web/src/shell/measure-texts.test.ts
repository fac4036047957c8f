import { expect, it } from 'vitest';
import { formatsOf } from './formats.ts';
import { measureIn, sidesIn } from './measure-texts.ts';

const cm = (value: number) => ({ value, unit: 'cm' });

it('writes measures as the reader writes numbers', () => {
  const german = formatsOf('Europe/Berlin', 'EUR', 'de');
  expect(measureIn(german, { value: 1.36, unit: 'kg' })).toBe('1,36 kg');
  const box = { length: cm(1400), width: cm(30), height: cm(25.5) };
  expect(sidesIn(german, box)).toBe('1.400 × 30 × 25,5 cm');
});
