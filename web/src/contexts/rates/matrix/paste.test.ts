import { expect, it } from 'vitest';
import { amountOf, readPaste } from './paste.ts';

it('reads a block of a spreadsheet; empty cells change nothing', () => {
  expect(readPaste('0.3\t\t$1,234.50\r\nabc\t2\r\n')).toEqual({
    cells: [
      { row: 0, column: 0, amount: 0.3 },
      { row: 0, column: 2, amount: 1234.5 },
      { row: 1, column: 1, amount: 2 },
    ],
    refused: ['abc'],
  });
});

it('reads prices as they are written here and on the continent, and refuses what is none', () => {
  const texts = ['0,45', '1.234,50', '1,234', ' 7 ', '.5', '-1', '1e5', '2000000', '12abc'];
  expect(texts.map(amountOf)).toEqual([0.45, 1234.5, 1234, 7, 0.5, null, null, null, null]);
});
