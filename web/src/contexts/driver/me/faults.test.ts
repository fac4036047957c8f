import { expect, it } from 'vitest';
import { faultsToSend, lackOf } from './faults.ts';

const items = [
  { key: 'tyres', title: 'Tyres', needsPhoto: true },
  { key: 'lights', title: 'Lights', needsPhoto: false },
];
const fault = (note: string, photos: readonly string[] = []) => ({ note, photos });

it('a check after the day says of each fault what is wrong, with a photo where one is due', () => {
  expect(lackOf(items, new Map())).toBe('Choose what is not in order.');
  expect(lackOf(items, new Map([['lights', fault(' ')]]))).toBe('Lights: say what is wrong.');
  expect(lackOf(items, new Map([['tyres', fault('Flat')]]))).toBe('Tyres: take a photo.');
  expect(lackOf(items, new Map([['tyres', fault('Flat', ['data:'])]]))).toBeNull();
});

it('faults are sent in the order of the questions', () => {
  const found = new Map([
    ['lights', fault(' Left indicator ')],
    ['tyres', fault('Flat', ['data:'])],
  ]);
  expect(faultsToSend(items, found)).toEqual([
    { title: 'Tyres', note: 'Flat', images: ['data:'] },
    { title: 'Lights', note: 'Left indicator', images: [] },
  ]);
});
