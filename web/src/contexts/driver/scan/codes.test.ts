import { expect, it } from 'vitest';
import { codesIn } from './codes.ts';

const sscc = '393123450000000013';
it.each([
  ['a plain label', ' acm00012345001 ', 'ACM00012345001'],
  ['an SSCC', `00${sscc}`, sscc],
  ['a GS1-128 with its symbology', `]C100${sscc}`, sscc],
  ['a GS1-128 as people read it', `(00)${sscc}`, sscc],
  ['a consignment after an SSCC', `]C100${sscc}\u001D401ACM0001`, 'ACM0001'],
  ['a consignment that a separator ends', `401ACM0001\u001D00${sscc}`, sscc],
  ['the address of a tracking page', 'https://acme.example/track/ACM0001?postcode=2000', 'ACM0001'],
])('finds the number in %s', (_, text, number) => {
  expect(codesIn(text)).toContain(number);
});

it('finds nothing in nothing', () => {
  expect(codesIn('  ')).toEqual([]);
});
