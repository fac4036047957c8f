import { describe, expect, it } from 'vitest';
import { type MapFilter, mapFilterOf, meets } from './map-filter.ts';

describe('filter conditions on places', () => {
  it.each<[string, MapFilter]>([
    ['state:=NSW', { field: 'state', how: 'is', values: ['nsw'] }],
    ['suburb: hill', { field: 'suburb', how: 'holds', values: ['hill'] }],
    ['countrycode:!=NZ', { field: 'countryCode', how: 'isNot', values: ['nz'] }],
    ['postcode:[2000, 2010]', { field: 'postcode', how: 'holds', values: ['2000', '2010'] }],
    ['suburb:=`St Ives (North)`', { field: 'suburb', how: 'is', values: ['st ives (north)'] }],
    [
      'state:=NSW && (postcode:=2000 || suburb:=Mascot)',
      {
        every: [
          { field: 'state', how: 'is', values: ['nsw'] },
          {
            some: [
              { field: 'postcode', how: 'is', values: ['2000'] },
              { field: 'suburb', how: 'is', values: ['mascot'] },
            ],
          },
        ],
      },
    ],
  ])('parses %s', (text, filter) => {
    expect(mapFilterOf(text)).toEqual(filter);
  });

  it.each([
    ['street:=Kiln', '"street" is not a field; these are: postcode, suburb, state, countryCode'],
    ['state', 'After state one of :, := and :!= is expected'],
    ['state:=', 'A value is missing'],
    ['state:=[NSW', 'A "]" is missing'],
    ['(state:=NSW', 'A ")" is missing'],
    ['state:=NSW)', '")" is not expected'],
    ['state:=NSW &&', '"" is not a field; these are: postcode, suburb, state, countryCode'],
    [`${'('.repeat(30)}state:=NSW`, 'No more than 20 parentheses within one another'],
  ])('rejects %s, naming the input', (text, message) => {
    expect(() => mapFilterOf(text)).toThrow(
      expect.objectContaining({ validationErrors: [{ message, members: ['filter_by'] }] }),
    );
  });

  it('compares whole words, in any case', () => {
    const place = { postcode: '2026', suburb: 'Bondi Beach', state: 'NSW', countryCode: 'AU' };
    const isMet = (text: string) => meets(mapFilterOf(text), place);
    expect(
      ['suburb:beach', 'suburb:bondi beach', 'suburb:=bondi', 'suburb:bon'].map(isMet),
    ).toEqual([true, true, false, false]);
    expect(['state:!=[VIC,QLD]', 'state:!=[VIC,nsw]'].map(isMet)).toEqual([true, false]);
  });
});
