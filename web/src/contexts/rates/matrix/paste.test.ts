import { expect, it } from 'vitest';
import { amountOf, readPaste } from './paste.ts';

const zones = ['ADL', 'MEL', 'SYD'];
const corner = { row: 0, column: 0 };

it('parses a spreadsheet block; empty cells change nothing', () => {
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

it('inserts a block at the target, and counts cells beyond the last zone', () => {
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

it('inserts a block with zone headers by those headers, wherever it is pasted', () => {
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

it('distinguishes zones with numeric names from prices', () => {
  const numbered = ['1', '2', '3'];
  expect(readPaste('\t1\t2\n1\t5\t6', numbered, corner).cells).toEqual([
    { row: 0, column: 0, amount: 5 },
    { row: 0, column: 1, amount: 6 },
  ]);
  expect(readPaste('1\t2\n2\t7.5', numbered, corner).cells).toHaveLength(4);
});

it('parses prices with a decimal point or comma, and rejects invalid ones', () => {
  const texts = ['0,45', '1.234,50', '1,234', ' 7 ', '.5', '-1', '1e5', '2000000', '12abc'];
  expect(texts.map(amountOf)).toEqual([0.45, 1234.5, 1234, 7, 0.5, null, null, null, null]);
});
