import type { EntityDefinition, EntityProperty } from '@waybill/contract/records/entity-shapes';
import type { FieldType } from '@waybill/contract/records/field-types';

/** What a screen knows of a type: a saved one, or one that is being designed. */
export type ShownType = Pick<EntityDefinition, 'required' | 'links' | 'properties' | 'options'>;
export type ShownField = EntityProperty;

/** The kind of a field, as the contract lists it. */
export const kindOf = (field: ShownField): FieldType => field.fieldtype as FieldType;

/** The other type that a field points to. */
export const targetOf = ({ links }: Pick<ShownType, 'links'>, key: string): string | undefined =>
  links.find(({ field }) => field === key)?.targettype;
