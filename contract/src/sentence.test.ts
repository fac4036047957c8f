import { describe, expect, it } from 'vitest';
import { english, listed } from './sentence.ts';

describe('a list of words', () => {
  it('has an "and" before the last one, and a comma too from three on', () => {
    const lists = [['a'], ['a', 'b'], ['a', 'b', 'c'], ['a', 'b', 'c', 'd']].map(listed);
    expect(lists.map(english)).toEqual(['a', 'a and b', 'a, b, and c', 'a, b, c, and d']);
  });
});
