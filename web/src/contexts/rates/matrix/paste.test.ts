import { expect, it } from 'vitest';
import { amountOf, readPaste } from './paste.ts';

const zones = ['ADL', 'MEL', 'SYD'];
const corner = { row: 0, column: 0 };

it('reads a block of a spreadsheet; empty cells change nothing', () => {
  expect(readPaste('0.3\t\t$1,234.50\r\nabc\t2\r\n', zones, corner)).toEqual({
    cells: [
      { row: 0, column: 0, amount: 0.3 },
      { row: 0, column: 2, amount: 1234.5 },
      { row: 1, column: 1, amount: 2 },
    ],
    refused: [{ row: 1, column: 0, typed: 'abc' }],
    strangers: [],
    beyond: 0,
  });
});

it('puts a block where it is pasted, and counts what lies beyond the last zone', () => {
  expect(readPaste('1\t2\n3\tx\n5\t6', zones, { row: 1, column: 2 })).toEqual({
    cells: [
      { row: 1, column: 2, amount: 1 },
      { row: 2, column: 2, amount: 3 },
    ],
    refused: [],
    strangers: [],
    beyond: 4,
  });
});

it('puts a block with its zones above and before it where they say, wherever it is pasted', () => {
  const text = 'From / to\tSYD\tadl\tHOB\nMEL\t1\t2\t3\nADL\tn/a\t\t4';
  expect(readPaste(text, zones, { row: 2, column: 2 })).toEqual({
    cells: [
      { row: 1, column: 2, amount: 1 },
      { row: 1, column: 0, amount: 2 },
    ],
    refused: [{ row: 0, column: 2, typed: 'n/a' }],
    strangers: ['HOB'],
    beyond: 0,
  });
});

it('knows zones that are called by numbers from prices', () => {
  const numbered = ['1', '2', '3'];
  expect(readPaste('\t1\t2\n1\t5\t6', numbered, corner).cells).toEqual([
    { row: 0, column: 0, amount: 5 },
    { row: 0, column: 1, amount: 6 },
  ]);
  expect(readPaste('1\t2\n2\t7.5', numbered, corner).cells).toHaveLength(4);
});

it('reads prices as they are written here and on the continent, and refuses what is none', () => {
  const texts = ['0,45', '1.234,50', '1,234', ' 7 ', '.5', '-1', '1e5', '2000000', '12abc'];
  expect(texts.map(amountOf)).toEqual([0.45, 1234.5, 1234, 7, 0.5, null, null, null, null]);
});
