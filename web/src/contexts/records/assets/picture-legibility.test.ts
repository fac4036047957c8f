import { describe, expect, it } from 'vitest';
import { isLegible } from './picture-legibility.ts';

const white = [255, 255, 255] as const;
const night = [13, 17, 23] as const;
const pixels = (...colours: readonly (readonly number[])[]) =>
  new Uint8ClampedArray(colours.flatMap(([r = 0, g = 0, b = 0, a = 255]) => [r, g, b, a]));

describe('a picture', () => {
  it('in navy is legible on white, not in dark mode', () => {
    const navy = pixels([11, 29, 81], [11, 29, 81]);
    expect([isLegible(navy, white), isLegible(navy, night)]).toEqual([true, false]);
  });

  it('in white is legible in dark mode, not on white', () => {
    expect([isLegible(pixels(white), white), isLegible(pixels(white), night)]).toEqual([
      false,
      true,
    ]);
  });

  it('on its own background is legible on both', () => {
    const tile = pixels([29, 91, 214], [29, 91, 214], [29, 91, 214], white);
    expect([isLegible(tile, white), isLegible(tile, night)]).toEqual([true, true]);
  });

  it('that is transparent is legible on neither', () => {
    expect(isLegible(pixels([0, 0, 0, 0]), white)).toBe(false);
  });
});
