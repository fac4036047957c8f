import { z } from 'zod';
import { entity } from '../entity.ts';
import { Id, TextMap } from '../shared/fields.ts';

/**
 * A suburb or town with its postcode. `attributes` holds further known data as text: `id`, `state`,
 * `stateCode`, `country`, `latitude`, `longitude`, `timezone`.
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

export const PackageType = entity(
  'PackageType',
  z.object({ id: Id, name: z.string(), description: z.string() }),
);

export const InsuranceTypeLookup = entity(
  'InsuranceTypeLookup',
  z.object({ name: z.string(), description: z.string(), type: z.string() }),
);

/** The types of attribute values (decisions T-22). */
export const attributeTypes = ['text', 'number', 'boolean', 'date', 'list'] as const;

/** Additional attributes of a record: of a place, or of a carrier account. */
export const AttributeLookup = entity(
  'AttributeLookup',
  z.object({
    key: z.string(),
    displayName: z.string(),
    /** The kind of record, and its id within that kind. */
    group: z.string(),
    subGroup: z.string(),
    dataType: z.enum(attributeTypes),
  }),
);
export type AttributeLookup = z.output<typeof AttributeLookup>;

/** One option of a fixed list: its value on the wire and its label. */
export const Choice = z.object({ name: z.string(), displayName: z.string() });
