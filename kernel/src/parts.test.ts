import { describe, expect, it } from 'vitest';
import { partsOf } from './parts.ts';

describe('a list in parts', () => {
  it('keeps its order, and its last part is what is left', () => {
    expect(partsOf(['a', 'b', 'c', 'd', 'e'], 2)).toEqual([['a', 'b'], ['c', 'd'], ['e']]);
  });

  it('is one part where that holds all, and full parts leave no empty one', () => {
    expect(partsOf([1, 2], 9)).toEqual([[1, 2]]);
    expect(partsOf([1, 2, 3, 4], 2)).toEqual([
      [1, 2],
      [3, 4],
    ]);
  });

  it('has no part where it is empty, even by none at once', () => {
    expect(partsOf([], 500)).toEqual([]);
    expect(partsOf([], 0)).toEqual([]);
  });
});
