import type { EntityDefinitionToSave } from '@waybill/contract/records/entities/inputs';
import { type EntityGroup, entityRights } from '@waybill/contract/records/entities/rights';
import type { EntityProperty } from '@waybill/contract/records/entities/shapes';
import type { FieldType } from '@waybill/contract/records/definitions/field-types';
import { type Slots, slotsFor } from './slots.ts';

export type EntityField = Omit<EntityProperty, 'fieldtype'> & { readonly fieldtype: FieldType };

/** A stored type: its fields in order, and their indexed columns. */
export type EntityTypeRules = Omit<EntityDefinitionToSave, 'properties'> & {
  readonly properties: readonly EntityField[];
  readonly slots: Slots;
};

/**
 * Returns the type to store: fields sorted by index, defaults filled in.
 * @param before the current type, if it is changed
 */
export function typeToSave(
  query: EntityDefinitionToSave,
  before?: EntityTypeRules,
): EntityTypeRules {
  const inOrder = query.properties
    .map((field, at) => ({ field, place: typeof field.index === 'number' ? field.index : at + 1 }))
    .sort((a, b) => a.place - b.place);
  return {
    ...query,
    required: [...new Set(query.required)],
    slots: slotsFor(
      inOrder.map(({ field }) => field),
      before,
    ),
    options: { ...query.options, pluralname: query.options.pluralname || query.name },
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

export const fieldOf = ({ properties }: EntityTypeRules, key: string): EntityField | undefined =>
  properties.find((field) => field.key === key);

/** Returns the field with the owning customer; a type has at most one. */
export const ownerField = ({ properties }: EntityTypeRules): EntityField | undefined =>
  properties.find(({ fieldtype }) => fieldtype === 'customer');

/** Returns the type that a field of type `entity` references. */
export const targetOf = ({ links }: EntityTypeRules, key: string): string | undefined =>
  links.find(({ field }) => field === key)?.targettype;

export const rightsOf = ({ permissiongroup }: Pick<EntityTypeRules, 'permissiongroup'>) =>
  entityRights[permissiongroup as EntityGroup];

/** Returns the type as customers and guests see it: without hidden fields and their rules. */
export function publicPart(type: EntityTypeRules): EntityTypeRules {
  const properties = type.properties.filter(({ hiddenfrompublic }) => !hiddenfrompublic);
  const isVisible = (key: string) => properties.some((field) => field.key === key);
  const { highlightrow, hideshowfield } = type.options;
  return {
    ...type,
    properties,
    required: type.required.filter(isVisible),
    links: type.links.filter(({ field }) => isVisible(field)),
    options: {
      ...type.options,
      highlightrow: highlightrow.filter(({ field }) => isVisible(field)),
      hideshowfield: hideshowfield.filter(({ field, when }) => isVisible(field) && isVisible(when)),
    },
  };
}
