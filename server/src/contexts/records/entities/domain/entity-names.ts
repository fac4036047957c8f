import { spelledFrom, valueOf } from '@waybill/contract/records/entities/rules';
import type { EntityData } from '@waybill/contract/records/entities/shapes';
import { isReference } from '@waybill/contract/records/definitions/field-types';
import {
  type EntityTypeRules,
  type EntityField,
  isEmpty,
} from '../../definitions/domain/entity-type.ts';

type Labels = Readonly<Record<string, string>>;

/**
 * What people call a record: what its first field says; a record that says nothing, by its type.
 */
export function titleOf(type: EntityTypeRules, data: EntityData, labels: Labels = {}): string {
  const [first] = type.properties;
  const text = first === undefined ? '' : textOf(first, valueOf(data, first.key), labels);
  return text === '' ? type.name : text;
}

/** A value in words, as a file or a title says it. */
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
 * A record's name in addresses: words of its first open field, and enough of its id to be the only
 * one. What is hidden from the public is in no address.
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
