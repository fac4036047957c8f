import { z } from 'zod';
import { entity } from '../../entity.ts';
import { Id, TextMap } from '../../shared/fields.ts';

/**
 * A suburb or town with its postcode. `attributes` contains further known data as text: `id`,
 * `state`, `stateCode`, `country`, `latitude`, `longitude`, `timezone`; `match` is `Similar` if no
 * location has the requested name and this one resembles it.
 */
export const Location = entity(
  'Location',
  z.object({
    countryCode: z.string(),
    suburb: z.string(),
    postCode: z.string(),
    attributes: TextMap,
  }),
);

/** A location as stored by booking forms. */
export const PostcodeLookup = entity(
  'PostcodeLookup',
  z.object({
    id: Id,
    postCode: z.string(),
    suburb: z.string(),
    country: z.string(),
    countryCode: z.string(),
    state: z.string(),
    stateCode: z.string(),
  }),
);

/** A search result: a location with the parts that a form fills in. */
export const FoundLocation = z.object({ ...Location.shape, ...PostcodeLookup.shape });

export const Country = entity(
  'Country',
  z.object({
    id: Id,
    countryName: z.string(),
    countryCode: z.string(),
    formalName: z.string(),
    ianaCountryCode: z.string(),
    currencyCode: z.string(),
    currencyName: z.string(),
  }),
);

/** A place that is named on a map. */
export const NamedPlace = z.object({
  name: z.string(),
  latitude: z.number(),
  longitude: z.number(),
});
export type NamedPlace = z.output<typeof NamedPlace>;
