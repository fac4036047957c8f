import { z } from 'zod';
import { line, requiredLine } from '../../shared/fields.ts';
import { entityGroups } from './rights.ts';
import { EntityData } from './shapes.ts';
import { choicesMax, fieldsMax, fieldTypes, rowColours } from '../definitions/field-types.ts';

/** The name of a type in addresses. */
export const EntityType = z
  .string({ error: 'A type is required' })
  .trim()
  .regex(/^[a-z][a-z0-9-]{0,39}$/, 'A type can contain lower-case letters, digits and hyphens');

const key = z
  .string({ error: 'A key is required' })
  .trim()
  .regex(/^[a-z][a-z0-9_]{0,39}$/, 'A key can contain lower-case letters, digits and underscores');
const answer = z.union([line(256), z.number().min(-1e15).max(1e15), z.boolean()]);

export const EntityPropertyToSave = z.object({
  key,
  fieldtype: z.enum(fieldTypes),
  displayname: requiredLine(100, 'Enter a field name'),
  showontable: z.boolean().default(true),
  defaultvalue: z.unknown().optional(),
  placeholdertext: line(200).default(''),
  sortableontable: z.boolean().default(true),
  hiddenfrompublic: z.boolean().default(false),
  /** Its position among the fields; defaults to the order in the request. */
  index: z.union([z.number(), z.boolean()]).optional(),
  choices: z.array(requiredLine(100, "An option can't be blank")).max(choicesMax).default([]),
  minimum: z.number().nullish(),
  maximum: z.number().nullish(),
});
export type EntityPropertyToSave = z.output<typeof EntityPropertyToSave>;

export const EntityDefinitionToSave = z.object({
  name: requiredLine(60, 'Enter a name for the record type'),
  ispublic: z.boolean().default(false),
  required: z.array(key).max(fieldsMax).default([]),
  links: z
    .array(
      z.object({
        type: z.literal('reference').default('reference'),
        field: key,
        targettype: EntityType,
      }),
    )
    .max(fieldsMax)
    .default([]),
  /** At least one; custom fields of bookings and customers may all be removed. */
  properties: z.array(EntityPropertyToSave).max(fieldsMax),
  options: z
    .object({
      pluralname: line(60).default(''),
      commsenabled: z.boolean().default(false),
      highlightrow: z
        .array(z.object({ field: key, equals: answer, color: z.enum(rowColours) }))
        .max(50)
        .default([]),
      hideshowfield: z
        .array(z.object({ field: key, when: key, equals: answer }))
        .max(100)
        .default([]),
    })
    .prefault({}),
  permissiongroup: z.enum(entityGroups).default('Job'),
});
export type EntityDefinitionToSave = z.output<typeof EntityDefinitionToSave>;

/** The values of a record, by key; null, empty and absent mean no value. */
export const EntityToSave = z.object({ data: EntityData });
