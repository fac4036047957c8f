import { expect, it } from 'vitest';
import { itemFilter } from './item-views.ts';

const none = { view: 'all', status: undefined, text: undefined } as const;

it('a text is searched for in a view and in a status, too', () => {
  expect(itemFilter(none, '2026-11-18')).toBe('');
  expect(itemFilter({ ...none, text: 'CRT-10' }, '2026-11-18')).toBe('CRT-10');
  expect(itemFilter({ ...none, status: 'Stored', text: "O'Neil" }, '2026-11-18')).toBe(
    "(status eq 'Stored') and " +
      "(contains(words,'O''Neil') or contains(consignmentNumber,'O''Neil'))",
  );
});
