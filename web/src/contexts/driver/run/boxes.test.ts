import { describe, expect, it } from 'vitest';
import { boxesThatFit } from './boxes.ts';

const box = (left: number, top: number) => ({ left, top, right: left + 40, bottom: top + 20 });

describe('names on the map of a run', () => {
  it('are all drawn where there is room', () => {
    const fit = boxesThatFit([box(0, 0), box(40, 0), box(0, 20)], { width: 100, height: 100 });
    expect([...fit]).toEqual([0, 1, 2]);
  });

  it('that would cover an earlier one, or leave the map, are left out', () => {
    const fit = boxesThatFit([box(0, 0), box(30, 10), box(80, 0), box(0, 90), box(45, 50)], {
      width: 100,
      height: 100,
    });
    expect([...fit]).toEqual([0, 4]);
  });
});
