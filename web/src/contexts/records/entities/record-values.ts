import { valueOf } from '@waybill/contract/records/entities/rules';
import type { EntityData } from '@waybill/contract/records/entities/shapes';
import { kindOf, type EntityTypeView } from './definition.ts';

/** The form values of a record: every field has one, possibly the empty value of its kind. */
export type RecordValues = { readonly entity: { readonly data: Record<string, unknown> } };

/** Returns the form values of a record; a new one has the type's defaults. */
export const recordValues = (
  { properties }: Pick<EntityTypeView, 'properties'>,
  data: EntityData | null,
): RecordValues => ({
  entity: {
    data: Object.fromEntries(
      properties.map((field) => {
        const value = data === null ? field.defaultvalue : valueOf(data, field.key);
        return [field.key, value ?? emptyOf(kindOf(field))];
      }),
    ),
  },
});

const emptyOf = (kind: ReturnType<typeof kindOf>): unknown => {
  if (kind === 'boolean') return false;
  if (kind === 'multiselect') return [];
  return ['text', 'textarea', 'email', 'phone', 'url'].includes(kind) ? '' : null;
};
