import { expect, it } from 'vitest';
import { pastedPlaces } from './pasted-places.ts';

it.each([
  ['2148\tBlacktown\tAU', '2148', 'Blacktown', 'AU'],
  ['Blacktown, 2148', '2148', 'Blacktown', ''],
  ['2148 Blacktown', '2148', 'Blacktown', ''],
  ['Surry Hills 2010', '2010', 'Surry Hills', ''],
  ['2148', '2148', '', ''],
  ['Nowhere', '', 'Nowhere', ''],
])('reads %s as postcode, suburb and country', (line, postCode, suburb, countryCode) => {
  expect(pastedPlaces(line)).toEqual([{ postCode, suburb, countryCode }]);
});

it('leaves out blank lines and a head row', () => {
  expect(pastedPlaces('postCode\tsuburb\r\n\r\n2000\tSydney\r\n')).toEqual([
    { postCode: '2000', suburb: 'Sydney', countryCode: '' },
  ]);
});
