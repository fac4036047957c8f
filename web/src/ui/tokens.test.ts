import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.ts';
import css from './tokens.css?raw';

type Shades = { readonly light: string; readonly dark: string };

const tokens = new Map<string, Shades>(
  [...css.matchAll(/--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map(
    ([, name = '', light = '', dark = '']) => [name, { light, dark }],
  ),
);
const shade = (name: string, theme: keyof Shades): string => {
  const found = tokens.get(name);
  if (!found) throw new Error(`There is no token --${name}.`);
  return found[theme];
};

const surfaces = ['canvas', 'surface', 'sunken', 'selected'];
const families = ['neutral', 'purple', 'blue', 'teal', 'green', 'amber', 'orange', 'red'];
const hues = ['chart-1', 'chart-2', 'chart-3', 'chart-4', 'chart-5', 'chart-6'];

/** Text, its backgrounds, and the contrast ratio that it must reach on each of them. */
const bars: readonly (readonly [string, readonly string[], number])[] = [
  ['ink', surfaces, 7],
  ['ink-2', surfaces, 7],
  ['ink-3', surfaces, 4.5],
  ['primary', surfaces, 4.5],
  ['on-primary', ['primary', 'primary-hover'], 4.5],
  ['on-danger', ['danger', 'danger-hover'], 4.5],
  ['on-success', ['success'], 4.5],
  ['danger', ['surface', 'sunken'], 4.5],
  ['red-fg', ['surface', 'red-bg'], 4.5],
  ['edge', ['canvas', 'surface', 'sunken'], 3],
  ['focus', surfaces, 3],
  ['late-ring', surfaces, 3],
  ...families.map((family) => [`${family}-fg`, [`${family}-bg`], 6] as const),
  ...hues.map((hue) => [hue, ['surface'], 4.5] as const),
];

describe.each(['light', 'dark'] as const)('colours of the %s theme', (theme) => {
  it.each(bars)('%s is legible on %j at %d:1 or better', (name, grounds, ratio) => {
    const poor = grounds
      .map((ground) => [ground, contrast(shade(name, theme), shade(ground, theme))] as const)
      .filter(([, reached]) => reached < ratio);
    expect(poor).toEqual([]);
  });
});

describe('contrast', () => {
  it('is 21 for black on white and 1 for a colour on itself', () => {
    expect([contrast('#000000', '#ffffff'), contrast('#1d5bd6', '#1d5bd6')]).toEqual([21, 1]);
  });
});
