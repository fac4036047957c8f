import { describe, expect, it } from 'vitest';
import { indexWords, keyOf, questionOf } from './domain.ts';

describe('the words of a record', () => {
  it('are small and without marks', () => {
    expect(indexWords(['Příliš Žluťoučký Kůň', 'Łódź & Søn'])).toEqual([
      'prilis',
      'zlutoucky',
      'kun',
      'lodz',
      'son',
    ]);
  });

  it('know a number with marks between also in one piece', () => {
    expect(indexWords(['INV-000012'])).toEqual(['inv', '000012', 'inv000012']);
    expect(indexWords(['o.berg@cedar.example'])).toContain('obergcedarexample');
  });
});

describe('a question', () => {
  it('is its words, and all of it in one piece', () => {
    expect(questionOf(' Cedar & Co. ')).toEqual({ key: 'cedarco', words: ['cedar', 'co'] });
    expect(keyOf('acm 123-4')).toBe('acm1234');
  });

  it('is none without a letter or digit', () => {
    expect(questionOf(' %_\\ ')).toBeNull();
  });
});
