import type { EntityData } from '@waybill/contract/records/entities/shapes';
import { isReference } from '@waybill/contract/records/definitions/field-types';
import type { EntityTypeRules, EntityField } from '../../definitions/domain/entity-type.ts';

/** The column that identifies a row's existing record: the record's name in URLs. */
export const recordHead = 'Record';

/** A column of a type's file. */
export type FileColumn = { readonly head: string; readonly field: EntityField };

/**
 * Returns the columns of a type's files: headers are field names, or keys if names are ambiguous.
 */
export function columnsOf({ properties }: EntityTypeRules): readonly FileColumn[] {
  const heads = [recordHead, ...properties.map(({ displayname }) => displayname)];
  const isAlone = (name: string) =>
    heads.filter((head) => head.toLowerCase() === name.toLowerCase()).length === 1;
  return properties.map((field) => ({
    field,
    head: isAlone(field.displayname) ? field.displayname : field.key,
  }));
}

/** Returns the columns of an uploaded file by its headers: names or keys, regardless of case. */
export function columnsIn(
  type: EntityTypeRules,
  heads: readonly string[],
): { readonly columns: readonly FileColumn[]; readonly unknown: readonly string[] } {
  const ours = columnsOf(type);
  const columns = heads.flatMap((head) => {
    const name = head.toLowerCase();
    const found = ours.find((c) => c.head.toLowerCase() === name || c.field.key === name);
    return found === undefined ? [] : [{ head, field: found.field }];
  });
  const isKnown = (head: string) =>
    head.toLowerCase() === recordHead.toLowerCase() || columns.some((c) => c.head === head);
  return { columns, unknown: heads.filter((head) => !isKnown(head)) };
}

/** Resolves a cell: a customer by code, a user by name, a record by its URL name. */
export type ResolveReference = (field: EntityField, text: string) => string | number | undefined;

/**
 * Parses the columns of a row; attached files cannot be imported and stay unchanged. An unresolved
 * reference stays text, which fails the field's validation.
 */
export function dataIn(
  columns: readonly FileColumn[],
  cells: Readonly<Record<string, string>>,
  resolve: ResolveReference,
): EntityData {
  const imported = columns.filter(({ field }) => field.fieldtype !== 'file');
  return Object.fromEntries(
    imported.map(({ head, field }) => [
      field.key,
      valueIn(field, (cells[head] ?? '').trim(), resolve),
    ]),
  );
}

function valueIn(field: EntityField, text: string, resolve: ResolveReference): unknown {
  if (text === '') return null;
  if (isReference(field.fieldtype)) return resolve(field, text) ?? text;
  return (readers[field.fieldtype] ?? asItIs)(text, field);
}

type Reader = (text: string, field: EntityField) => unknown;
const asItIs: Reader = (text) => text;
const numeric: Reader = (text) => (/^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text);
const readers: Readonly<Partial<Record<EntityField['fieldtype'], Reader>>> = {
  number: numeric,
  money: numeric,
  boolean: (text) => truths.get(text.toLowerCase()) ?? text,
  multiselect: (text) => text.split(/\s*[,;]\s*/).filter((choice) => choice !== ''),
  select: (text, { choices }) =>
    choices.find((choice) => choice.toLowerCase() === text.toLowerCase()) ?? text,
};

const truths: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['yes', true],
  ['1', true],
  ['false', false],
  ['no', false],
  ['0', false],
]);
