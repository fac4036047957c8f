import { expect, it } from 'vitest';
import { localityEndings } from './locality-endings.ts';

const endingsOf = (text: string) =>
  localityEndings(text.split(' ')).map((words) => words.join(' '));

it('tries the longest ending in of an address first, and none that is only a state', () => {
  expect(endingsOf('kiln street alexandria nsw')).toEqual([
    'kiln street alexandria nsw',
    'street alexandria nsw',
    'alexandria nsw',
  ]);
});

it('tries the whole text, then the part before the country', () => {
  expect(endingsOf('mascot new zealand')).toEqual(['mascot new zealand', 'mascot']);
});

it('tries at most eight endings of a long text', () => {
  expect(endingsOf('a b c d e f g h i j k l')).toHaveLength(1 + 8);
});
