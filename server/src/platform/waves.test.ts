import { describe, expect, it } from 'vitest';
import { wavesOf } from './waves.ts';

const wavesAre = (...works: readonly (number | string)[][]): readonly number[] =>
  wavesOf(works, (names) => names).map((wave) => wave.length);

describe('waves', () => {
  it('are one when nothing is named twice', () => {
    expect(wavesAre([], [1], [2], ['a'], ['b', 3], [])).toEqual([6]);
    expect(wavesAre()).toEqual([]);
  });

  it('start where something is named again', () => {
    expect(wavesAre([1], [], [1], [1], [2])).toEqual([2, 1, 2]);
    expect(wavesAre(['a'], [1, 'a'], [1])).toEqual([1, 1, 1]);
  });
});
