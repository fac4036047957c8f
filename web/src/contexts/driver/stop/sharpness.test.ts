import { describe, expect, it } from 'vitest';
import { isBlurred, sharpnessOf } from './sharpness.ts';

const side = 40;
const picture = (brightnessAt: (x: number, y: number) => number) => ({
  width: side,
  height: side,
  grey: Array.from({ length: side * side }, (_, at) =>
    brightnessAt(at % side, Math.floor(at / side)),
  ),
});
/** The lines of a label: 4 pixels black, 4 white. */
const label = picture((x) => (x % 8 < 4 ? 20 : 230));
/** The same as if the camera had moved: each line fades into the next. */
const moved = picture((x) => 125 + 105 * Math.sin((x * 2 * Math.PI) / 32));

describe('a photo', () => {
  it('of a label with clear edges is not blurred', () => {
    expect(isBlurred(label)).toBe(false);
  });

  it('without clear edges, or of nothing, is blurred', () => {
    expect(isBlurred(moved)).toBe(true);
    expect(isBlurred(picture(() => 128))).toBe(true);
  });

  it('has a higher sharpness the clearer its edges are', () => {
    expect(sharpnessOf(label)).toBeGreaterThan(100 * sharpnessOf(moved));
  });

  it('that is too small to have edges has none', () => {
    expect(sharpnessOf({ width: 2, height: 2, grey: [0, 255, 0, 255] })).toBe(0);
  });
});
