import { expect, it } from 'vitest';
import { suggestedPlace } from './suggested-place.ts';

const place = (suburb: string, postCode: string) => ({
  suburb,
  postCode,
  stateCode: 'VIC',
  countryCode: 'AU',
});
const yours = { suburb: 'Richmnd', postCode: '3121' };

it('suggests the place with the same postcode, else the first', () => {
  const [windsor, richmond] = [place('Richmond', '2753'), place('Richmond', '3121')];
  expect(suggestedPlace(yours, [windsor, richmond])).toEqual(richmond);
  expect(suggestedPlace(yours, [windsor])).toEqual(windsor);
});

it('suggests nothing where nothing was found, or the place itself', () => {
  expect(suggestedPlace(yours, [])).toBe(null);
  const found = [place('Richmond South', '3121'), place('Richmond', '3121')];
  expect(suggestedPlace({ ...yours, suburb: 'RICHMOND' }, found)).toBe(null);
});
