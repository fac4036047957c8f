import { valueOf } from '@waybill/contract/records/entities/rules';
import type { EntityData } from '@waybill/contract/records/entities/shapes';
import { kindOf, type EntityTypeView } from './definition.ts';

/** The values of a record's form: each field has one, and an empty one of its kind. */
export type RecordValues = { readonly entity: { readonly data: Record<string, unknown> } };

/** A record in its form; a new one begins as its type says. */
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
