import { describe, expect, it } from 'vitest';
import { indexWords, keyOf, searchQueryOf } from './domain.ts';

describe('the index words of a record', () => {
  it('are lower case without diacritics', () => {
    expect(indexWords(['Příliš Žluťoučký Kůň', 'Łódź & Søn'])).toEqual([
      'prilis',
      'zlutoucky',
      'kun',
      'lodz',
      'son',
    ]);
  });

  it('include a number with separators also as one word', () => {
    expect(indexWords(['INV-000012'])).toEqual(['inv', '000012', 'inv000012']);
    expect(indexWords(['o.berg@cedar.example'])).toContain('obergcedarexample');
  });
});

describe('a search query', () => {
  it('is split into words, and also used as one word', () => {
    expect(searchQueryOf(' Cedar & Co. ')).toEqual({ key: 'cedarco', words: ['cedar', 'co'] });
    expect(keyOf('acm 123-4')).toBe('acm1234');
  });

  it('is null without a letter or digit', () => {
    expect(searchQueryOf(' %_\\ ')).toBeNull();
  });
});
