import type { ValidationError } from '@waybill/contract/problem';
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

const aDate = 'is a date, as 2026-11-18';
const aMoment = 'is a moment, as 2026-11-18T09:30:00Z';

const line = z.string().trim();
const schemas: Readonly<Record<EntityField['fieldtype'], (field: EntityField) => z.ZodType>> = {
  text: () => line.max(textMax),
  textarea: () => line.max(textareaMax),
  number: (field) => between(z.number(), field, numberMax),
  money: (field) =>
    between(z.number().multipleOf(0.01, 'has two decimals at most'), field, moneyMax),
  date: () => z.iso.date(aDate).regex(fromYear1, aDate),
  datetime: () =>
    z.iso
      .datetime({ offset: true, error: aMoment })
      .regex(fromYear1, aMoment)
      .transform((text) => new Date(text).toISOString()),
  boolean: () => z.boolean('is true or false'),
  select: ({ choices }) => line.refine((text) => choices.includes(text), oneOf(choices)),
  multiselect: ({ choices }) =>
    z
      .array(line.refine((text) => choices.includes(text), oneOf(choices)))
      .transform((chosen) => choices.filter((choice) => chosen.includes(choice))),
  email: () => z.email('is no e-mail address').max(textMax),
  phone: () => line.regex(/^\+?\d[\d\s()./-]{3,30}$/, 'is no telephone number'),
  url: () => z.url({ protocol: /^https?$/, error: 'is no address of the web' }).max(2_000),
  file: () => z.guid('is the fileName of an upload'),
  user: () => Guid,
  customer: () => Id,
  entity: () => Guid,
};

const oneOf = (choices: readonly string[]): string => `is one of ${choices.join(', ')}`;

function between(
  schema: z.ZodNumber,
  { minimum, maximum }: EntityField,
  most: number,
): z.ZodNumber {
  const [from, to] = [minimum ?? -most, maximum ?? most];
  return schema.min(from, `is ${from} or more`).max(to, `is ${to} or less`);
}

/** A value in the form in which it is answered, or why it is none, to follow the field's name. */
export function readValue(
  field: EntityField,
  input: unknown,
): { value: unknown } | { fault: string } {
  const read = schemas[field.fieldtype](field).safeParse(input);
  if (read.success) return { value: read.data };
  const message = read.error.issues[0]?.message ?? 'is not valid';
  return {
    fault: message.startsWith('is ') || message.startsWith('has ') ? message : `: ${message}`,
  };
}

export type ValuesRead = { readonly data: EntityData; readonly faults: readonly ValidationError[] };

/**
 * What a record is to say, checked against its type. Fields that no rule asks for are left out,
 * with what they said.
 * @param given values by key, as the wire spells them: money in dollars.
 */
export function readValues(type: EntityTypeRules, input: EntityData): ValuesRead {
  const faults: ValidationError[] = [];
  const complain = (key: string, message: string) =>
    faults.push({ message, members: [`entity.data.${key}`] });
  const read: Record<string, unknown> = {};
  for (const field of type.properties) {
    const value = valueOf(input, field.key);
    if (isEmpty(value)) continue;
    const found = readValue(field, value);
    if ('value' in found) read[field.key] = found.value;
    else complain(field.key, message(field, found.fault));
  }
  const data = Object.fromEntries(
    Object.entries(read).filter(([key, value]) => isRequested(type, key, read) && !isEmpty(value)),
  );
  for (const { key, displayname } of missing(type, data, input)) {
    complain(key, `${displayname} is required`);
  }
  const known = new Set(type.properties.map(({ key }) => key));
  for (const key of Object.keys(input)) {
    if (!known.has(key)) complain(key, `There is no field ${key}`);
  }
  return { data, faults };
}

const message = ({ displayname }: EntityField, fault: string): string =>
  fault.startsWith(':') ? `${displayname}${fault}` : `${displayname} ${fault}`;

/** Required fields without a value; one whose value was refused is complained of already. */
const missing = (
  type: EntityTypeRules,
  data: EntityData,
  input: EntityData,
): readonly EntityField[] =>
  type.properties.filter(
    ({ key }) =>
      type.required.includes(key) && isRequested(type, key, data) && isEmpty(valueOf(input, key)),
  );

/** What a new record says of itself where nobody said otherwise. */
export const withDefaults = ({ properties }: EntityTypeRules, input: EntityData): EntityData => ({
  ...Object.fromEntries(
    properties
      .filter(({ defaultvalue }) => !isEmpty(defaultvalue))
      .map(({ key, defaultvalue }) => [key, defaultvalue]),
  ),
  ...input,
});

/** Values as they are kept: money in whole hundredths. */
export const toStored = (type: EntityTypeRules, data: EntityData): EntityData =>
  mapMoney(type, data, (value) => fromDecimal(value));

/** Values as they are answered, of the fields that this type has. */
export const toResponse = (type: EntityTypeRules, saved: EntityData): EntityData =>
  mapMoney(type, saved, (value) => toDecimal(minor(value)));

const mapMoney = (
  { properties }: EntityTypeRules,
  data: EntityData,
  lock: (value: number) => number,
): EntityData =>
  Object.fromEntries(
    properties.flatMap(({ key, fieldtype }) => {
      const value = valueOf(data, key);
      if (value === undefined) return [];
      const isMoney = fieldtype === 'money' && typeof value === 'number';
      return [[key, isMoney ? lock(value) : value] as const];
    }),
  );
