import { describe, expect, it } from 'vitest';
import { pageJson } from './page-json.ts';

const rows = (count: number) =>
  Array.from({ length: count }, (_, id) => ({
    id,
    name: id === 3 ? 'Jiří Dvořák 🚚' : 'Ann',
    at: null,
  }));

describe('the JSON of a response', () => {
  const responses: readonly (readonly [string, unknown])[] = [
    ['a long page', { items: rows(50), totalCount: 10_001 }],
    ['a long page without a count', { items: rows(50), totalCount: undefined }],
    ['a long page whose rows are not its first member', { totalCount: 9, items: rows(9) }],
    ['a short page', { items: rows(2), totalCount: 2 }],
    ['an empty page', { items: [], totalCount: 0 }],
    ['a list', rows(50)],
    ['a record', { id: 1, items: 'three' }],
    ['null', null],
  ];
  it.each(responses)('equals that of one text: %s', (_, response) => {
    expect(String(pageJson(response))).toBe(JSON.stringify(response));
  });

  it('of a response without a value is null', () => {
    expect(pageJson(undefined)).toBe('null');
  });
});
