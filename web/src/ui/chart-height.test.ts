import { describe, expect, it } from 'vitest';
import { chartHeight } from './chart-height.ts';

const named = (count: number, name: string) => Array.from({ length: count }, () => ({ x: name }));

describe('chart height', () => {
  it.each([
    ['four short names lie below', 'bar', named(4, 'Q1'), 240],
    ['a fortnight leans', 'bar', named(14, 'Nov 10'), 288],
    ['more bars than names have room, even leaning', 'bar', named(21, 'Nov 10'), 240],
    ['a line leaves names out', 'line', named(14, 'Nov 10'), 240],
  ] as const)('%s', (_, kind, points, height) => {
    expect(chartHeight({ kind, points })).toBe(height);
  });
});
