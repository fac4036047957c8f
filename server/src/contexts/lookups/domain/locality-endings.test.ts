import { expect, it } from 'vitest';
import { localityEndings } from './locality-endings.ts';

const endingsOf = (text: string) =>
  localityEndings(text.split(' ')).map((words) => words.join(' '));

it('tries the longest ending of an address first, and none that only names a state', () => {
  expect(endingsOf('kiln street alexandria nsw')).toEqual([
    'kiln street alexandria nsw',
    'street alexandria nsw',
    'alexandria nsw',
  ]);
});

it('tries all of it, then what stands before the country', () => {
  expect(endingsOf('mascot new zealand')).toEqual(['mascot new zealand', 'mascot']);
});

it('tries eight endings of a long text at most', () => {
  expect(endingsOf('a b c d e f g h i j k l')).toHaveLength(1 + 8);
});
