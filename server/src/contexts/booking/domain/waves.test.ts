import { describe, expect, it } from 'vitest';
import { wavesOf } from './waves.ts';

const wavesAre = (...sent: readonly { id?: number; quoteId?: string }[]): readonly number[] =>
  wavesOf(sent.map((one) => ({ sent: one }))).map((wave) => wave.length);

describe('waves', () => {
  it('are one where nobody names what another names', () => {
    expect(wavesAre({}, { id: 1 }, { id: 2 }, { quoteId: 'a' }, { quoteId: 'b' }, {})).toEqual([6]);
    expect(wavesAre()).toEqual([]);
  });

  it('begin with whoever names a booking or a quote again', () => {
    expect(wavesAre({ id: 1 }, {}, { id: 1 }, { id: 1 }, { id: 2 })).toEqual([2, 1, 2]);
    expect(wavesAre({ quoteId: 'a' }, { id: 1, quoteId: 'a' }, { id: 1 })).toEqual([1, 1, 1]);
  });
});
