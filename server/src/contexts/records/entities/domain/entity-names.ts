import { spelledFrom, valueOf } from '@waybill/contract/records/entities/rules';
import type { EntityData } from '@waybill/contract/records/entities/shapes';
import { isReference } from '@waybill/contract/records/definitions/field-types';
import {
  type EntityTypeRules,
  type EntityField,
  isEmpty,
} from '../../definitions/domain/entity-type.ts';

type Labels = Readonly<Record<string, string>>;

/** Returns the title of a record: the value of its first field, else its type. */
export function titleOf(type: EntityTypeRules, data: EntityData, labels: Labels = {}): string {
  const [first] = type.properties;
  const text = first === undefined ? '' : textOf(first, valueOf(data, first.key), labels);
  return text === '' ? type.name : text;
}

/** Formats a value as text for a file or a title. */
export function textOf(
  { key, fieldtype }: EntityField,
  value: unknown,
  labels: Labels = {},
): string {
  if (isEmpty(value)) return '';
  if (isReference(fieldtype)) return labels[key] ?? '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.join(', ');
  return String(value as string | number);
}

/**
 * Returns a record's name in URLs: words of its first public field, and enough of its id to be
 * unique. Hidden values never appear in a URL.
 */
export function addressOf(type: EntityTypeRules, data: EntityData, id: string): string {
  const open = type.properties.find(
    ({ hiddenfrompublic, fieldtype }) => !hiddenfrompublic && !isReference(fieldtype),
  );
  const words = open === undefined ? '' : textOf(open, valueOf(data, open.key));
  const tail = id.replaceAll('-', '').slice(0, 12);
  const head = spelledFrom(words, '-');
  return head === '' ? tail : `${head}-${tail}`;
}
