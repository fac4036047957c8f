import { expect, it } from 'vitest';
import { dayValue, guidValue, idValue, numberValue, oneOf, or } from './search-values.ts';
import { textLike, textUpTo, textValue, wholeNumber } from './search-values.ts';

const guid = '0198A1B2-0000-7000-8000-000000000007';

it('reads texts, numbers, days and ids of an address', () => {
  const read = [
    textValue('Cedar'),
    textValue(7),
    textUpTo(5)('Cedar'),
    textLike(/^\d(,\d)*$/)('1,2'),
    numberValue(0)('2.5'),
    wholeNumber(0, 100)('100'),
    idValue(12),
    guidValue(guid),
    dayValue('2028-02-29'),
    oneOf(['open', 'paid'])('paid'),
  ];
  const values = ['Cedar', '7', 'Cedar', '1,2', 2.5, 100, 12, guid, '2028-02-29', 'paid'];
  expect(read).toEqual(values);
});

it('ignores what is missing or something else', () => {
  const read = [
    textValue(undefined),
    textUpTo(4)('Cedar'),
    textLike(/^\d(,\d)*$/)('1,'),
    numberValue(0, 9)('10'),
    wholeNumber(0)('2.5'),
    idValue('0'),
    idValue('twelve'),
    guidValue(guid.slice(1)),
    dayValue('2027-02-29'),
    dayValue('today'),
    oneOf(['open', 'paid'])('Paid'),
  ];
  expect(read.every((value) => value === undefined)).toBe(true);
});

it('has another value in place of a missing one', () => {
  const skip = or(wholeNumber(0), 0);
  expect([skip('50'), skip(undefined), skip('-1')]).toEqual([50, 0, 0]);
});
