import { describe, expect, it } from 'vitest';
import { wavesOf } from './waves.ts';

const wavesAre = (...sent: readonly { id?: number; quoteId?: string }[]): readonly number[] =>
  wavesOf(sent.map((one) => ({ sent: one }))).map((wave) => wave.length);

describe('batch waves', () => {
  it('are one wave when no booking or quote is repeated', () => {
    expect(wavesAre({}, { id: 1 }, { id: 2 }, { quoteId: 'a' }, { quoteId: 'b' }, {})).toEqual([6]);
    expect(wavesAre()).toEqual([]);
  });

  it('start where a booking or a quote is repeated', () => {
    expect(wavesAre({ id: 1 }, {}, { id: 1 }, { id: 1 }, { id: 2 })).toEqual([2, 1, 2]);
    expect(wavesAre({ quoteId: 'a' }, { id: 1, quoteId: 'a' }, { id: 1 })).toEqual([1, 1, 1]);
  });
});
