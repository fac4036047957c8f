import { expect, it } from 'vitest';
import { emptyRow, pastedRows, withCell, withRowsAt } from './location-rows.ts';

const blacktown = { postCode: '2148', suburb: 'Blacktown', countryCode: '' };
const sydney = { postCode: '2000', suburb: 'Sydney', countryCode: 'AU' };

it('takes cells of a spreadsheet and lines as rows, a single cell as text', () => {
  const cells = 'Postcode\tSuburb\tCountry\n2148\tBlacktown\t\n2000\tSydney\tAU\n';
  expect(pastedRows(cells)).toEqual([blacktown, sydney]);
  expect(pastedRows('2148 Blacktown')).toEqual([blacktown]);
  expect(pastedRows('2148')).toBeNull();
  expect(pastedRows(' \n ')).toBeNull();
});

it('puts pasted rows in place of an empty one or after another, and ends with an empty one', () => {
  expect(withRowsAt([emptyRow], 0, [blacktown, sydney])).toEqual([blacktown, sydney, emptyRow]);
  expect(withRowsAt([sydney, emptyRow], 0, [blacktown])).toEqual([sydney, blacktown, emptyRow]);
});

it('forgets the fault of a row that is changed', () => {
  const rows = [{ ...blacktown, fault: 'An Australian postcode has 4 digits' }, emptyRow];
  expect(withCell(rows, 0, { postCode: '2147' })).toEqual([
    { ...blacktown, postCode: '2147', fault: undefined },
    emptyRow,
  ]);
  expect(withCell([emptyRow], 0, { postCode: '2' })).toHaveLength(2);
});
