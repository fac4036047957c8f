import { z } from 'zod';
import { entity } from '../../entity.ts';
import { Id, Moment } from '../../shared/fields.ts';
import { revision } from '../../revision.ts';
import { guidOf } from '../../shared/ids.ts';

/** One field of a type; `key` is what filters, files and the wire call it. */
export const EntityProperty = entity(
  'EntityProperty',
  z.object({
    key: z.string(),
    fieldtype: z.string(),
    displayname: z.string(),
    showontable: z.boolean(),
    defaultvalue: z.unknown(),
    placeholdertext: z.string(),
    sortableontable: z.boolean(),
    /** Shown to staff only, never to customers and guests. */
    hiddenfrompublic: z.boolean(),
    /** Its place among the fields, counted from 1. */
    index: z.number().int(),
    /** What a select or multiselect offers. */
    choices: z.array(z.string()),
    /** The range of a number or of money; null has no end. */
    minimum: z.number().nullable(),
    maximum: z.number().nullable(),
  }),
);
export type EntityProperty = z.output<typeof EntityProperty>;

/** A field that names a record of another type of one's own. */
const EntityLink = z.object({ type: z.string(), field: z.string(), targettype: z.string() });
const Answer = z.union([z.string(), z.number(), z.boolean()]);

/** Rows whose field has this value are coloured. */
const HighlightRule = z.object({ field: z.string(), equals: Answer, color: z.string() });
/** The field is asked for where another one has this value. */
const ShowRule = z.object({ field: z.string(), when: z.string(), equals: Answer });

/** A type of one's own: its fields and rules. */
export const EntityDefinition = entity(
  'EntityDefinition',
  z.object({
    /** The name of the type on the wire and in addresses; never changes. */
    type: z.string(),
    name: z.string(),
    /** Customers and guests read its records, without the fields that are hidden from them. */
    ispublic: z.boolean(),
    required: z.array(z.string()),
    links: z.array(EntityLink),
    properties: z.array(EntityProperty),
    options: z.object({
      pluralname: z.string(),
      commsenabled: z.boolean(),
      highlightrow: z.array(HighlightRule),
      hideshowfield: z.array(ShowRule),
    }),
    /** Whose rights it follows: a permission group such as Job. */
    permissiongroup: z.string(),
    /** Whether the caller may add, change and delete records. */
    canedit: z.boolean(),
    /** Records of the type; null where it was not asked for. */
    recordcount: z.number().int().nullable(),
    creationtime: Moment.nullable(),
    lastmodificationtime: Moment.nullable(),
    ...revision,
  }),
);
export type EntityDefinition = z.output<typeof EntityDefinition>;
export type HighlightRule = z.output<typeof HighlightRule>;
export type ShowRule = z.output<typeof ShowRule>;
export type EntityLink = z.output<typeof EntityLink>;

/** Values by the keys of their fields; a field without one is absent. Money has two decimals. */
export const EntityData = z.record(z.string(), z.unknown());
export type EntityData = z.output<typeof EntityData>;

/** A record of a type of one's own, as far as the caller may see it. */
export const Entity = entity(
  'Entity',
  z.object({
    id: guidOf('entityRecord'),
    type: z.string(),
    /** Its name in addresses: `/e/{type}/{url}`. */
    url: z.string(),
    /** What people call it: its first field. */
    title: z.string(),
    /** The customer it belongs to, by the type's customer field. */
    customerid: Id.nullable(),
    data: EntityData,
    /** The names of what fields of type user, customer, entity and file point to, by key. */
    labels: z.record(z.string(), z.string()),
    creationtime: Moment,
    lastmodificationtime: Moment.nullable(),
    creatorname: z.string().nullable(),
    ...revision,
  }),
);
export type Entity = z.output<typeof Entity>;
