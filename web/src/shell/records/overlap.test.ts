import { expect, it } from 'vitest';
import { overlapsOf } from './overlap.ts';

const base = { name: 'Cedar', address: { suburb: 'Richmond', postCode: '3121' }, rows: [1] };

it('keeps quiet about fields that one side alone changed', () => {
  const mine = { ...base, name: 'Cedar & Co' };
  const theirs = { ...base, address: { suburb: 'Carlton', postCode: '3053' } };
  expect(overlapsOf({ base, mine, theirs })).toEqual([]);
});

it('keeps quiet where both sides changed a field to the same value', () => {
  const both = { ...base, name: 'Cedar & Co' };
  expect(overlapsOf({ base, mine: both, theirs: both })).toEqual([]);
});

it('names each field that both changed, within groups as well', () => {
  const mine = { ...base, name: 'Mine', address: { suburb: 'Carlton', postCode: '3053' } };
  const theirs = { ...base, name: 'Theirs', address: { suburb: 'Fitzroy', postCode: '3121' } };
  expect(overlapsOf({ base, mine, theirs })).toEqual([
    { path: 'name', mine: 'Mine', theirs: 'Theirs' },
    { path: 'address.suburb', mine: 'Carlton', theirs: 'Fitzroy' },
  ]);
});

it('takes a list that both changed as one field', () => {
  const mine = { ...base, rows: [1, 2] };
  const theirs = { ...base, rows: [3] };
  expect(overlapsOf({ base, mine, theirs })).toEqual([{ path: 'rows', mine: [1, 2], theirs: [3] }]);
});

it('counts empty text and no value as the same', () => {
  expect(overlapsOf({ base: { note: null }, mine: { note: '' }, theirs: { note: 'New' } })).toEqual(
    [],
  );
});
