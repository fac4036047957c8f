import { expect, it } from 'vitest';
import { queryAlone } from './query-alone.ts';
import { exampleList } from './filter/example-list.ts';

it.each([
  ["status eq 'Booked'", ['Booked']],
  ["STATUS eq 'Booked'", ['Booked']],
  ["'Booked' eq status", ['Booked']],
  ["status in ('Booked', 'Late')", ['Booked', 'Late']],
])('%s filters by status only', (filter, texts) => {
  expect(queryAlone(exampleList, filter, 'status')).toEqual(texts);
});

it.each([
  "status eq 'Booked' and items eq 1",
  "status eq 'Booked' or status eq 'Late'",
  "status ne 'Booked'",
  'status eq null',
  'status eq customer/code',
  "tolower(status) eq 'booked'",
  "customer/code eq 'Booked'",
  "contains(status, 'Booked')",
  'booked',
  "status eq 'Booked",
  '',
])('%j does not', (filter) => {
  expect(queryAlone(exampleList, filter, 'status')).toBeUndefined();
});
