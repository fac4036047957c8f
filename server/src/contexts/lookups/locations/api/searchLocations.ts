import * as contract from '@waybill/contract/lookups/endpoints';
import { handle } from '#platform/context.ts';
import { foundLocation, similarTo, soughtOf } from '../found-location.ts';
import { locationsLike, locationsSimilar } from '../sql.ts';

export const searchLocations = handle(contract.searchLocations, async ({ input, db }) => {
  const sought = soughtOf(input);
  if (sought === null) return { items: [] };
  const rows = await locationsLike(db, sought);
  if (rows.length > 0) return { items: rows.map(foundLocation) };
  const similar = similarTo(sought);
  const meant = similar === null ? [] : await locationsSimilar(db, similar);
  return { items: meant.map((row) => asGuess(foundLocation(row))) };
});

/** Marks a place with a similar name as a suggestion. */
const asGuess = (place: ReturnType<typeof foundLocation>) => ({
  ...place,
  attributes: { ...place.attributes, match: 'Similar' },
});
