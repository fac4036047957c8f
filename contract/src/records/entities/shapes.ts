import { z } from 'zod';
import { entity } from '../../entity.ts';
import { Id, Moment } from '../../shared/fields.ts';
import { revision } from '../../revision.ts';
import { guidOf } from '../../shared/ids.ts';

/** One field of a type; `key` is its name in filters, in files and on the wire. */
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
    /** Its position among the fields, counted from 1. */
    index: z.number().int(),
    /** The options of a select or multiselect. */
    choices: z.array(z.string()),
    /** The range of a number or of money; null means unlimited. */
    minimum: z.number().nullable(),
    maximum: z.number().nullable(),
  }),
);
export type EntityProperty = z.output<typeof EntityProperty>;

/** A field that refers to a record of another own type. */
const EntityLink = z.object({ type: z.string(), field: z.string(), targettype: z.string() });
const Answer = z.union([z.string(), z.number(), z.boolean()]);

/** Rows whose field has this value are coloured. */
const HighlightRule = z.object({ field: z.string(), equals: Answer, color: z.string() });
/** The field applies if another one has this value. */
const ShowRule = z.object({ field: z.string(), when: z.string(), equals: Answer });

/** An own type: its fields and rules. */
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
    /** The permission group that it follows, such as Job. */
    permissiongroup: z.string(),
    /** Whether the caller may add, change and delete records. */
    canedit: z.boolean(),
    /** The number of records of the type; null if not requested. */
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

/** A record of an own type, limited to the fields that the caller may see. */
export const Entity = entity(
  'Entity',
  z.object({
    id: guidOf('entityRecord'),
    type: z.string(),
    /** Its identifier in addresses: `/e/{type}/{url}`. */
    url: z.string(),
    /** Its title: the value of its first field. */
    title: z.string(),
    /** The customer it belongs to, by the type's customer field. */
    customerid: Id.nullable(),
    data: EntityData,
    /** The names of the values of fields of type user, customer, entity and file, by key. */
    labels: z.record(z.string(), z.string()),
    creationtime: Moment,
    lastmodificationtime: Moment.nullable(),
    creatorname: z.string().nullable(),
    ...revision,
  }),
);
export type Entity = z.output<typeof Entity>;
