import { durations } from '@waybill/contract/customers/choices';
import { describe, expect, it } from 'vitest';
import { inEnglish } from '#shell/testing/in-english.ts';
import { perDuration } from './choices.ts';

describe('what is expected of a customer', () => {
  it('is told for each duration as a sentence, so that every language has its own', () => {
    expect(durations.map((each) => perDuration('20', each, inEnglish))).toEqual([
      '20 a day',
      '20 a week',
      '20 a fortnight',
      '20 a month',
      '20 a quarter',
      '20 a year',
    ]);
    expect(perDuration('20', null, inEnglish)).toBe('20');
  });
});
