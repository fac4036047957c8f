import type { EntityDefinitionToSave } from '@waybill/contract/records/entity-inputs';
import { type EntityGroup, entityRights } from '@waybill/contract/records/entity-rights';
import type { EntityProperty } from '@waybill/contract/records/entity-shapes';
import type { FieldType } from '@waybill/contract/records/field-types';
import { type Slots, slotsFor } from './slots.ts';

export type Field = Omit<EntityProperty, 'fieldtype'> & { readonly fieldtype: FieldType };

/** A type as it is kept: its fields in their order, and the columns that have an index for them. */
export type EntityType = Omit<EntityDefinitionToSave, 'properties'> & {
  readonly properties: readonly Field[];
  readonly slots: Slots;
};

/**
 * The type in the form it is kept in: fields by their index, what was left out filled in.
 * @param before the type as it is, where it is changed
 */
export function typeToKeep(asked: EntityDefinitionToSave, before?: EntityType): EntityType {
  const inOrder = asked.properties
    .map((field, at) => ({ field, place: typeof field.index === 'number' ? field.index : at + 1 }))
    .sort((a, b) => a.place - b.place);
  return {
    ...asked,
    required: [...new Set(asked.required)],
    slots: slotsFor(
      inOrder.map(({ field }) => field),
      before,
    ),
    options: { ...asked.options, pluralname: asked.options.pluralname || asked.name },
    properties: inOrder.map(({ field }, at) => ({
      ...field,
      index: at + 1,
      defaultvalue: isEmpty(field.defaultvalue) ? null : field.defaultvalue,
      minimum: field.minimum ?? null,
      maximum: field.maximum ?? null,
    })),
  };
}

export const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0);

export const fieldOf = ({ properties }: EntityType, key: string): Field | undefined =>
  properties.find((field) => field.key === key);

/** The field that says whose record it is; a type has one at most. */
export const ownerField = ({ properties }: EntityType): Field | undefined =>
  properties.find(({ fieldtype }) => fieldtype === 'customer');

/** The other type that a field of type `entity` points to. */
export const targetOf = ({ links }: EntityType, key: string): string | undefined =>
  links.find(({ field }) => field === key)?.targettype;

export const rightsOf = ({ permissiongroup }: Pick<EntityType, 'permissiongroup'>) =>
  entityRights[permissiongroup as EntityGroup];

/** The type as customers and guests know it: without its hidden fields, and the rules about them. */
export function publicPart(type: EntityType): EntityType {
  const properties = type.properties.filter(({ hiddenfrompublic }) => !hiddenfrompublic);
  const isShown = (key: string) => properties.some((field) => field.key === key);
  const { highlightrow, hideshowfield } = type.options;
  return {
    ...type,
    properties,
    required: type.required.filter(isShown),
    links: type.links.filter(({ field }) => isShown(field)),
    options: {
      ...type.options,
      highlightrow: highlightrow.filter(({ field }) => isShown(field)),
      hideshowfield: hideshowfield.filter(({ field, when }) => isShown(field) && isShown(when)),
    },
  };
}
