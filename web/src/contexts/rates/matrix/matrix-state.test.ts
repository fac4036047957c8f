import { expect, it } from 'vitest';
import { moved, pasted } from './matrix-state.ts';
import { readPaste } from './paste.ts';

it('puts a block where it is pasted, and leaves what lies outside the table', () => {
  const zones = ['ADL', 'MEL', 'SYD'];
  const block = readPaste('1\t2\n3\t4\n5\t6');
  const before = new Map([['ADL|ADL', 9]]);
  expect([...pasted(before, zones, block, { row: 1, column: 2 })]).toEqual([
    ['ADL|ADL', 9],
    ['MEL|SYD', 1],
    ['SYD|SYD', 3],
  ]);
});

it('moves by arrows to the edge and no further', () => {
  const at = { row: 0, column: 1 };
  expect(['ArrowUp', 'ArrowDown', 'End', 'PageDown', 'x'].map((key) => moved(at, key, 3))).toEqual([
    { row: 0, column: 1 },
    { row: 1, column: 1 },
    { row: 0, column: 2 },
    { row: 2, column: 1 },
    undefined,
  ]);
});
