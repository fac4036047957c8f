import {
  extendedFieldTypes,
  extendedTypes,
  isExtendedType,
} from '@waybill/contract/records/definitions/extended-types';
import { mayBecome } from '@waybill/contract/records/definitions/field-types';
import type { EntityDefinitionToSave } from '@waybill/contract/records/entities/inputs';
import type { Complaint } from '@waybill/contract/problem';
import { sentence } from '@waybill/contract/sentence';
import { type EntityTypeRules, fieldOf } from './entity-type.ts';

/**
 * Returns a design to store. For custom fields of a built-in record, permissions and visibility are
 * those of the record.
 */
export const asExtension = (type: string, query: EntityDefinitionToSave): EntityDefinitionToSave =>
  isExtendedType(type)
    ? {
        ...query,
        ispublic: true,
        permissiongroup: extendedTypes[type],
        links: [],
        options: { ...query.options, commsenabled: false, highlightrow: [] },
      }
    : query;

/** Returns an extension without fields, before the tenant adds any; undefined for custom types. */
export const withoutFields = (type: string): ExtensionRow | undefined =>
  isExtendedType(type)
    ? {
        id: '',
        type,
        is_public: true,
        created_at: null,
        updated_at: null,
        definition: {
          name: `${extendedTypes[type]} fields`,
          ispublic: true,
          required: [],
          links: [],
          properties: [],
          permissiongroup: extendedTypes[type],
          options: { pluralname: '', commsenabled: false, highlightrow: [], hideshowfield: [] },
          slots: {},
        },
      }
    : undefined;

type ExtensionRow = {
  readonly id: string;
  readonly type: string;
  readonly definition: EntityTypeRules;
  readonly is_public: boolean;
  readonly created_at: null;
  readonly updated_at: null;
};

/**
 * Returns why fields cannot extend a record as designed. Their values are in records of other
 * contexts, which are not checked, so a field may only change to a type that accepts all its
 * values.
 */
export function extensionFaults(
  type: string,
  after: EntityTypeRules,
  before?: EntityTypeRules,
): readonly Complaint[] {
  if (!isExtendedType(type)) return [];
  return after.properties.flatMap(({ key, displayname: field, fieldtype }, at) => {
    const members = [`definition.properties[${at}].fieldtype`];
    if (!extendedFieldTypes.includes(fieldtype)) {
      return [{ message: sentence("{field} can't have this type here", { field }), members }];
    }
    const old = before && fieldOf(before, key);
    if (old === undefined || mayBecome(old.fieldtype, fieldtype)) return [];
    return [{ message: sentence("The type of {field} can't be changed", { field }), members }];
  });
}
