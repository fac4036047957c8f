import { describe, expect, it } from 'vitest';
import { partsOf } from './parts.ts';

describe('a list split into chunks', () => {
  it('keeps its order and puts the remainder in the last chunk', () => {
    expect(partsOf(['a', 'b', 'c', 'd', 'e'], 2)).toEqual([['a', 'b'], ['c', 'd'], ['e']]);
  });

  it('is one chunk when everything fits, and full chunks are not followed by an empty one', () => {
    expect(partsOf([1, 2], 9)).toEqual([[1, 2]]);
    expect(partsOf([1, 2, 3, 4], 2)).toEqual([
      [1, 2],
      [3, 4],
    ]);
  });

  it('has no chunks when it is empty, even with chunk size zero', () => {
    expect(partsOf([], 500)).toEqual([]);
    expect(partsOf([], 0)).toEqual([]);
  });
});
