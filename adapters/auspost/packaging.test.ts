import { expect, it } from 'vitest';
import { starTrackPackaging } from './packaging.ts';

it.each([
  ['Carton', 'CTN'],
  ['Box', 'CTN'],
  ['Pallet', 'PAL'],
  ['Satchel', 'SAT'],
  ['Jiffy bag', 'JIF'],
  ['Bag', 'BAG'],
  ['Envelope', 'ENV'],
  ['Skid', 'SKI'],
  ['Crate', 'ITM'],
])('a piece packed as %s is %s to StarTrack', (packageType, code) => {
  expect(starTrackPackaging(packageType)).toBe(code);
});
