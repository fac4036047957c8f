import { expect, it } from 'vitest';
import { endingAtEdge } from './whole-columns.ts';

const columns = [{ id: 'name', width: 200 }, { id: 'status', width: 100 }, { id: 'price' }];

it('stretches the columns that fit to the edge of a table that is too narrow for all', () => {
  expect(endingAtEdge(columns, 360)).toEqual([
    { id: 'name', width: 230 },
    { id: 'status', width: 130 },
    { id: 'price' },
  ]);
});

it('leaves the columns where all fit, where none does, and where nothing was measured', () => {
  for (const room of [440, 150, 0]) expect(endingAtEdge(columns, room)).toBe(columns);
});
