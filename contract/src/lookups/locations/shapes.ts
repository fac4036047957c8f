import { z } from 'zod';
import { entity } from '../../entity.ts';
import { Id, TextMap } from '../../shared/fields.ts';

/**
 * A suburb or town with its postcode. `attributes` holds further known data as text: `id`, `state`,
 * `stateCode`, `country`, `latitude`, `longitude`, `timezone`; `match` is `Similar` where nothing
 * has the name that was looked for and this one is like it.
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

/** A location as booking forms store it. */
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

/** A place that a map names. */
export const NamedPlace = z.object({
  name: z.string(),
  latitude: z.number(),
  longitude: z.number(),
});
export type NamedPlace = z.output<typeof NamedPlace>;
