import type { EntityDefinition, EntityProperty } from '@waybill/contract/records/entities/shapes';
import type { FieldType } from '@waybill/contract/records/definitions/field-types';

/** What a screen knows of a type: a saved one, or one that is being designed. */
export type EntityTypeView = Pick<
  EntityDefinition,
  'required' | 'links' | 'properties' | 'options'
>;
export type EntityFieldView = EntityProperty;

/** The kind of a field, as the contract lists it. */
export const kindOf = (field: EntityFieldView): FieldType => field.fieldtype as FieldType;

/** The other type that a field points to. */
export const targetOf = (
  { links }: Pick<EntityTypeView, 'links'>,
  key: string,
): string | undefined => links.find(({ field }) => field === key)?.targettype;
