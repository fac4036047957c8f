import {
  customMember,
  type ExtendedType,
} from '@waybill/contract/records/definitions/extended-types';
import type { EntityData } from '@waybill/contract/records/entities/shapes';
import type { ImportedList } from '@waybill/contract/shared/imports';
import type { Complaint } from '@waybill/contract/problem';
import type { TenantDb } from '#platform/db/database.ts';
import type { CsvColumn } from '#platform/csv.ts';
import type { Fields } from '#platform/lists/declaration.ts';
import {
  type EntityField,
  type EntityTypeRules,
  publicPart,
} from '../definitions/domain/entity-type.ts';
import type { Slots } from '../definitions/domain/slots.ts';
import { rememberedDefinition } from '../definitions/sql.ts';
import { columnsOf, dataIn } from './domain/entity-file.ts';
import { textOf } from './domain/entity-names.ts';
import { valuesRead } from './domain/entity-values.ts';
import { fieldsOf } from './lists.ts';

/**
 * Returns the tenant's custom fields of bookings or customers for the session: all of them for
 * staff, those not hidden for customers and guests. Undefined if there are none.
 */
export async function customFieldsOf(
  db: TenantDb,
  type: ExtendedType,
): Promise<EntityTypeRules | undefined> {
  const definition = await rememberedDefinition(db, type);
  if (definition === undefined || db.scope.customerId === 'all') return definition;
  return publicPart(definition);
}

type CustomChange = {
  /** The current values, including those not visible to the caller. */
  readonly before: EntityData;
  readonly sent: EntityData;
  /** Whether required fields must have a value. */
  readonly isComplete: boolean;
};

/**
 * Returns the values after a write; fields not visible to the caller keep their values.
 * @returns faults name `customFields.key`.
 */
export function customAfter(
  type: EntityTypeRules | undefined,
  { before, sent, isComplete }: CustomChange,
): { readonly data: EntityData; readonly faults: readonly Complaint[] } {
  const rules = type ?? noFields;
  const known = new Set(rules.properties.map(({ key }) => key));
  const unseen = Object.entries(before).filter(([key]) => !known.has(key));
  const applied = isComplete ? rules : { ...rules, required: [] };
  const { data, faults } = valuesRead(applied, sent, customMember);
  return { data: { ...Object.fromEntries(unseen), ...data }, faults };
}

const noFields: Pick<EntityTypeRules, 'properties' | 'required' | 'options'> = {
  properties: [],
  required: [],
  options: { pluralname: '', commsenabled: false, highlightrow: [], hideshowfield: [] },
};

/**
 * Returns list fields that filter and sort by custom values, under `customFields.key`.
 * @param column the JSON column; the indexed ones are named after it: `b.custom_text_1`
 */
export function customListFields(type: EntityTypeRules | undefined, column: string): Fields {
  if (type === undefined) return {};
  const { properties } = type;
  const fields = fieldsOf(
    { properties, slots: indexedSlots(type) },
    { data: column, slot: `${column}_` },
  );
  return Object.fromEntries(
    Object.entries(fields).map(([key, field]) => [`${customMember}.${key}`, field]),
  );
}

/** Addresses may be too long for an index, so their column may lack some. */
const indexedSlots = ({ properties, slots }: EntityTypeRules): Slots =>
  Object.fromEntries(
    Object.entries(slots).filter(
      ([key]) => properties.find((field) => field.key === key)?.fieldtype !== 'url',
    ),
  );

/** True if a filter or order uses custom values; only then are their fields read. */
export const asksForCustom = (query: {
  readonly filter?: string | undefined;
  readonly sorting?: string | undefined;
}): boolean => [query.filter, query.sorting].some((text) => /customfields[./]/i.test(text ?? ''));

/** Returns a CSV column for each custom field, with the field's name as header. */
export const customCsvColumns = <Row>(
  type: EntityTypeRules | undefined,
  valuesOf: (row: Row) => EntityData,
): readonly CsvColumn<Row>[] =>
  type === undefined
    ? []
    : columnsOf(type).map(({ head, field }) => ({
        head,
        cell: (row) => textOf(field, valuesOf(row)[field.key]),
      }));

/** Adds a column for each custom field to a list, matched by the field's name or key. */
export const withCustomColumns = (
  list: ImportedList,
  type: EntityTypeRules | undefined,
): ImportedList =>
  type === undefined
    ? list
    : {
        ...list,
        columns: {
          ...list.columns,
          ...Object.fromEntries(
            columnsOf(type).map(({ head, field }) => [memberOf(field), [head, field.key]]),
          ),
        },
      };

/** Parses the custom fields of a row in a file; undefined if it has no column for any. */
export function customInCells(
  type: EntityTypeRules | undefined,
  cells: Readonly<Record<string, string>>,
): EntityData | undefined {
  const columns = (type?.properties ?? [])
    .map((field) => ({ head: memberOf(field), field }))
    .filter(({ head }) => head in cells);
  return columns.length === 0 ? undefined : dataIn(columns, cells, () => undefined);
}

/** Returns the custom values of a record that the caller may see. */
export const customSeen = (type: EntityTypeRules | undefined, custom: EntityData): EntityData => {
  const known = new Set(type?.properties.map(({ key }) => key));
  return Object.fromEntries(Object.entries(custom).filter(([key]) => known.has(key)));
};

const memberOf = ({ key }: Pick<EntityField, 'key'>): string => `${customMember}.${key}`;
