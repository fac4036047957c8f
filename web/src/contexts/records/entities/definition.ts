import type { EntityDefinition, EntityProperty } from '@waybill/contract/records/entities/shapes';
import type { FieldType } from '@waybill/contract/records/definitions/field-types';

/** A type as screens use it: a saved one, or one being designed. */
export type EntityTypeView = Pick<
  EntityDefinition,
  'required' | 'links' | 'properties' | 'options'
>;
export type EntityFieldView = EntityProperty;

/** Returns the kind of a field in the contract's list. */
export const kindOf = (field: EntityFieldView): FieldType => field.fieldtype as FieldType;

/** Returns the type that a field references. */
export const targetOf = (
  { links }: Pick<EntityTypeView, 'links'>,
  key: string,
): string | undefined => links.find(({ field }) => field === key)?.targettype;
