import { expect, it } from 'vitest';
import { barcodesOf } from './barcodes.ts';

it('parses barcodes from lines, commas, tabs and spaces, without duplicates', () => {
  expect(barcodesOf('ACM1001\nACM1002, ACM1003;ACM1001\tACM1004 \n\n')).toEqual([
    'ACM1001',
    'ACM1002',
    'ACM1003',
    'ACM1004',
  ]);
});

it('returns none for an empty text', () => {
  expect(barcodesOf(' \n ,; ')).toEqual([]);
});
