import { type Message, sentence } from '@waybill/contract/sentence';
import type { Complaint } from '@waybill/contract/problem';
import { isRequested, valueOf } from '@waybill/contract/records/entities/rules';
import type { EntityData } from '@waybill/contract/records/entities/shapes';
import { textareaMax, textMax } from '@waybill/contract/records/definitions/field-types';
import { fromYear1, Guid, Id } from '@waybill/contract/shared/fields';
import { fromDecimal, minor, toDecimal } from '@waybill/kernel/money';
import { z } from 'zod';
import {
  type EntityTypeRules,
  type EntityField,
  isEmpty,
} from '../../definitions/domain/entity-type.ts';

const moneyMax = 1_000_000_000;
const numberMax = 1e15;

const line = z.string().trim();
const schemas: Readonly<Record<EntityField['fieldtype'], (field: EntityField) => z.ZodType>> = {
  text: () => line.max(textMax),
  textarea: () => line.max(textareaMax),
  number: (field) => between(z.number(), field, numberMax),
  money: (field) => between(z.number().multipleOf(0.01), field, moneyMax),
  date: () => z.iso.date().regex(fromYear1),
  datetime: () =>
    z.iso
      .datetime({ offset: true })
      .regex(fromYear1)
      .transform((text) => new Date(text).toISOString()),
  boolean: () => z.boolean(),
  select: ({ choices }) => line.refine((text) => choices.includes(text)),
  multiselect: ({ choices }) =>
    z
      .array(line.refine((text) => choices.includes(text)))
      .transform((chosen) => choices.filter((choice) => chosen.includes(choice))),
  email: () => z.email().max(textMax),
  phone: () => line.regex(/^\+?\d[\d\s()./-]{3,30}$/),
  url: () => z.url({ protocol: /^https?$/ }).max(2_000),
  file: () => z.guid(),
  user: () => Guid,
  customer: () => Id,
  entity: () => Guid,
};

function between(
  schema: z.ZodNumber,
  { minimum, maximum }: EntityField,
  most: number,
): z.ZodNumber {
  return schema.min(minimum ?? -most).max(maximum ?? most);
}

/** Returns a valid value in the form of the API, or why it is invalid. */
export function readValue(
  field: EntityField,
  input: unknown,
): { readonly value: unknown } | { readonly fault: Message } {
  const read = schemas[field.fieldtype](field).safeParse(input);
  return read.success ? { value: read.data } : { fault: faultOf(field, read.error.issues[0]) };
}

function faultOf(entityField: EntityField, issue: z.core.$ZodIssue | undefined): Message {
  const field = entityField.displayname;
  if (issue?.code === 'too_small' && issue.origin === 'number') {
    return sentence('{field} must be {limit} or more', { field, limit: Number(issue.minimum) });
  }
  if (issue?.code === 'too_big' && issue.origin === 'number') {
    return sentence('{field} must be {limit} or less', { field, limit: Number(issue.maximum) });
  }
  if (issue?.code === 'too_big') {
    const count = Number(issue.maximum);
    return sentence("{field} can't be longer than {count} characters", { field, count });
  }
  switch (entityField.fieldtype) {
    case 'money':
      return sentence('{field} must be an amount with at most two decimals', { field });
    case 'number':
      return sentence('{field} must be a number', { field });
    case 'date':
      return sentence('{field} must be a date such as 2026-11-18', { field });
    case 'datetime':
      return sentence('{field} must be a date and time such as 2026-11-18T09:30:00Z', { field });
    case 'boolean':
      return sentence('{field} must be true or false', { field });
    case 'select':
    case 'multiselect': {
      const choices = entityField.choices.join(', ');
      return sentence('{field} must be one of {choices}', { field, choices });
    }
    case 'email':
      return sentence('{field} must be an e-mail address', { field });
    case 'phone':
      return sentence('{field} must be a telephone number', { field });
    case 'url':
      return sentence('{field} must be a web address', { field });
    case 'file':
      return sentence('{field} must be the fileName of an upload', { field });
    case 'user':
    case 'customer':
    case 'entity':
      return sentence('{field} must be the id of a record', { field });
    case 'text':
    case 'textarea':
      return sentence('{field} must be text', { field });
  }
}

export type ValuesRead = { readonly data: EntityData; readonly faults: readonly Complaint[] };

/**
 * Validates a record's values against its type. Fields that no rule requires are dropped with their
 * values.
 * @param given values by key, as in the API: money in dollars.
 */
export const readValues = (type: EntityTypeRules, input: EntityData): ValuesRead =>
  valuesRead(type, input, 'entity.data');

/** Validates values contained in another record. @param under the member that contains them. */
export function valuesRead(
  type: Pick<EntityTypeRules, 'properties' | 'required' | 'options'>,
  input: EntityData,
  under: string,
): ValuesRead {
  const faults: Complaint[] = [];
  const complain = (key: string, message: Message) =>
    faults.push({ message, members: [`${under}.${key}`] });
  const read: Record<string, unknown> = {};
  for (const field of type.properties) {
    const value = valueOf(input, field.key);
    if (isEmpty(value)) continue;
    const found = readValue(field, value);
    if ('value' in found) read[field.key] = found.value;
    else complain(field.key, found.fault);
  }
  const data = Object.fromEntries(
    Object.entries(read).filter(([key, value]) => isRequested(type, key, read) && !isEmpty(value)),
  );
  for (const { key, displayname } of missing(type, data, input)) {
    complain(key, sentence('{field} is required', { field: displayname }));
  }
  const known = new Set(type.properties.map(({ key }) => key));
  for (const key of Object.keys(input)) {
    if (!known.has(key)) complain(key, sentence('There is no field {key}', { key }));
  }
  return { data, faults };
}

/** Returns required fields without a value; those with a refused value already have a complaint. */
const missing = (
  type: Pick<EntityTypeRules, 'properties' | 'required' | 'options'>,
  data: EntityData,
  input: EntityData,
): readonly EntityField[] =>
  type.properties.filter(
    ({ key }) =>
      type.required.includes(key) && isRequested(type, key, data) && isEmpty(valueOf(input, key)),
  );

/** Fills in the default values of a new record. */
export const withDefaults = ({ properties }: EntityTypeRules, input: EntityData): EntityData => ({
  ...Object.fromEntries(
    properties
      .filter(({ defaultvalue }) => !isEmpty(defaultvalue))
      .map(({ key, defaultvalue }) => [key, defaultvalue]),
  ),
  ...input,
});

/** Converts values for storage: money in whole hundredths. */
export const toStored = (type: EntityTypeRules, data: EntityData): EntityData =>
  mapMoney(type, data, (value) => fromDecimal(value));

/** Converts stored values for the API, limited to the fields of this type. */
export const toResponse = (type: EntityTypeRules, saved: EntityData): EntityData =>
  mapMoney(type, saved, (value) => toDecimal(minor(value)));

const mapMoney = (
  { properties }: EntityTypeRules,
  data: EntityData,
  convert: (value: number) => number,
): EntityData =>
  Object.fromEntries(
    properties.flatMap(({ key, fieldtype }) => {
      const value = valueOf(data, key);
      if (value === undefined) return [];
      const isMoney = fieldtype === 'money' && typeof value === 'number';
      return [[key, isMoney ? convert(value) : value] as const];
    }),
  );
