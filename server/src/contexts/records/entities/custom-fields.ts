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
import { rememberedDefinition } from '../definitions/sql.ts';
import { columnsOf, dataIn } from './domain/entity-file.ts';
import { textOf } from './domain/entity-names.ts';
import { valuesRead } from './domain/entity-values.ts';
import { fieldsOf } from './lists.ts';

/**
 * The fields that the tenant added to its bookings or customers, as the session knows them: staff
 * all of them, customers and guests those that are not hidden. Without any, undefined.
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
  /** The values as they are, those that the caller does not see included. */
  readonly before: EntityData;
  readonly sent: EntityData;
  /** Whether required fields must have a value. */
  readonly isComplete: boolean;
};

/**
 * The values after a write: those of fields that the caller does not see stay.
 * @returns faults name `customFields.key`.
 */
export function customAfter(
  type: EntityTypeRules | undefined,
  { before, sent, isComplete }: CustomChange,
): { readonly data: EntityData; readonly faults: readonly Complaint[] } {
  const rules = type ?? noFields;
  const known = new Set(rules.properties.map(({ key }) => key));
  const unseen = Object.entries(before).filter(([key]) => !known.has(key));
  const asked = isComplete ? rules : { ...rules, required: [] };
  const { data, faults } = valuesRead(asked, sent, customMember);
  return { data: { ...Object.fromEntries(unseen), ...data }, faults };
}

const noFields: Pick<EntityTypeRules, 'properties' | 'required' | 'options'> = {
  properties: [],
  required: [],
  options: { pluralname: '', commsenabled: false, highlightrow: [], hideshowfield: [] },
};

/** The fields of a list that filters and sorts by custom values, under `customFields.key`. */
export const customListFields = (type: EntityTypeRules | undefined, column: string): Fields =>
  Object.fromEntries(
    Object.entries(type === undefined ? {} : fieldsOf({ ...type, slots: {} }, column)).map(
      ([key, field]) => [`${customMember}.${key}`, field],
    ),
  );

/** Whether a filter or an order asks for custom values: only then their fields are read. */
export const asksForCustom = (query: {
  readonly filter?: string | undefined;
  readonly sorting?: string | undefined;
}): boolean => [query.filter, query.sorting].some((text) => /customfields[./]/i.test(text ?? ''));

/** A column of a CSV file for each custom field, headed as the field is called. */
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

/** A list with a column for each custom field, found by the field's name or key. */
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

/** What a row of a file says of custom fields; undefined where it has no column for any. */
export function customInCells(
  type: EntityTypeRules | undefined,
  cells: Readonly<Record<string, string>>,
): EntityData | undefined {
  const columns = (type?.properties ?? [])
    .map((field) => ({ head: memberOf(field), field }))
    .filter(({ head }) => head in cells);
  return columns.length === 0 ? undefined : dataIn(columns, cells, () => undefined);
}

/** The values that the caller sees of a record. */
export const customSeen = (type: EntityTypeRules | undefined, custom: EntityData): EntityData => {
  const known = new Set(type?.properties.map(({ key }) => key));
  return Object.fromEntries(Object.entries(custom).filter(([key]) => known.has(key)));
};

const memberOf = ({ key }: Pick<EntityField, 'key'>): string => `${customMember}.${key}`;
