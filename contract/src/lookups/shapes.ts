import { z } from 'zod';
import { entity } from '../entity.ts';
import { Id, TextMap } from '../shared/fields.ts';

/**
 * A suburb or town with its postcode. `attributes` holds what is known beyond that, as text: `id`,
 * `state`, `stateCode`, `country`, `latitude`, `longitude`, `timezone`.
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

/** A location as forms of bookings keep it. */
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

/** What a search finds: a location with the parts that a form fills in. */
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

export const PackageType = entity(
  'PackageType',
  z.object({ id: Id, name: z.string(), description: z.string() }),
);

export const InsuranceTypeLookup = entity(
  'InsuranceTypeLookup',
  z.object({ name: z.string(), description: z.string(), type: z.string() }),
);

/** The kinds of values that attributes hold (decisions T-22). */
export const attributeTypes = ['text', 'number', 'boolean', 'date', 'list'] as const;

/** What may be kept of a thing beside its own fields: of a place, of an account with a carrier. */
export const AttributeLookup = entity(
  'AttributeLookup',
  z.object({
    key: z.string(),
    displayName: z.string(),
    /** The kind of thing, and which of that kind. */
    group: z.string(),
    subGroup: z.string(),
    dataType: z.enum(attributeTypes),
  }),
);
export type AttributeLookup = z.output<typeof AttributeLookup>;

/** One choice of a fixed list: the word the wire uses and the words people read. */
export const Choice = z.object({ name: z.string(), displayName: z.string() });
