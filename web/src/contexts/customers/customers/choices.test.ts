import { durations } from '@waybill/contract/customers/customers/choices';
import { describe, expect, it } from 'vitest';
import { inEnglish } from '#shell/testing/in-english.ts';
import { perDuration } from './choices.ts';

describe('the expected volume of a customer', () => {
  it('has a translatable sentence for each duration', () => {
    expect(durations.map((each) => perDuration('20', each, inEnglish))).toEqual([
      '20 per day',
      '20 per week',
      '20 per fortnight',
      '20 per month',
      '20 per quarter',
      '20 per year',
    ]);
    expect(perDuration('20', null, inEnglish)).toBe('20');
  });
});
