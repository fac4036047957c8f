import type { ValidationError } from '@waybill/contract/problem';
import { hasRange, isChosen, isReference } from '@waybill/contract/records/definitions/field-types';
import {
  type EntityTypeRules,
  type EntityField,
  fieldOf,
  isEmpty,
  targetOf,
} from './entity-type.ts';
import { readValue } from '../../entities/domain/entity-values.ts';

/** Columns of every list, which no field may be called after. */
const reserved = new Set(['id', 'type', 'url', 'title', 'constructor']);

/** Why a type cannot be as it was designed; nothing where it can. */
export const definitionFaults = (type: EntityTypeRules): readonly ValidationError[] => [
  ...type.properties.flatMap((field, at) => fieldFaults(type, field, at)),
  ...ownerFaults(type),
  ...ruleFaults(type),
];

function fieldFaults(
  type: EntityTypeRules,
  field: EntityField,
  at: number,
): readonly ValidationError[] {
  const { key, displayname, fieldtype, choices, minimum, maximum } = field;
  const faults: ValidationError[] = [];
  const complain = (member: string, message: string) =>
    faults.push({ message, members: [`definition.properties[${at}].${member}`] });
  const isRepeated = type.properties.findIndex((other) => other.key === key) < at;
  if (isRepeated) complain('key', `Two fields have the key ${key}`);
  if (reserved.has(key)) complain('key', `${key} is the name of something that every record has`);
  if (isChosen(fieldtype) && choices.length === 0) {
    complain('choices', `${displayname} needs something to choose from`);
  }
  if (new Set(choices).size < choices.length) {
    complain('choices', `${displayname} offers something twice`);
  }
  if (hasRange(fieldtype) && minimum !== null && maximum !== null && minimum > maximum) {
    complain('maximum', `The largest ${displayname} is smaller than the smallest`);
  }
  if (fieldtype === 'entity' && targetOf(type, key) === undefined) {
    complain('fieldtype', `Say what type of record ${displayname} names`);
  }
  const fault = isEmpty(field.defaultvalue) ? null : defaultFault(field);
  if (fault !== null) complain('defaultvalue', fault);
  return faults;
}

function defaultFault(field: EntityField): string | null {
  if (isReference(field.fieldtype)) return `${field.displayname} cannot be filled in beforehand`;
  const read = readValue(field, field.defaultvalue);
  return 'fault' in read ? `What ${field.displayname} begins with ${read.fault}` : null;
}

const ownerFaults = ({ properties }: EntityTypeRules): readonly ValidationError[] =>
  properties
    .map(({ fieldtype }, at) => ({ fieldtype, at }))
    .filter(({ fieldtype }) => fieldtype === 'customer')
    .slice(1)
    .map(({ at }) => ({
      message: 'A type has one customer field: it says whose record it is',
      members: [`definition.properties[${at}].fieldtype`],
    }));

function ruleFaults(type: EntityTypeRules): readonly ValidationError[] {
  const { highlightrow, hideshowfield } = type.options;
  const unknown = (key: string, members: readonly string[]): readonly ValidationError[] =>
    fieldOf(type, key) === undefined ? [{ message: `There is no field ${key}`, members }] : [];
  const isRuled = (key: string) => hideshowfield.some(({ field }) => field === key);
  return [
    ...type.required.flatMap((key, at) => unknown(key, [`definition.required[${at}]`])),
    ...type.links.flatMap(({ field }, at) => unknown(field, [`definition.links[${at}].field`])),
    ...highlightrow.flatMap(({ field }, at) =>
      unknown(field, [`definition.options.highlightrow[${at}].field`]),
    ),
    ...hideshowfield.flatMap(({ field, when }, at) => {
      const member = `definition.options.hideshowfield[${at}]`;
      const isChain = isRuled(when);
      const chain = `${when} is itself shown by a rule, so it cannot show another field`;
      return [
        ...unknown(field, [`${member}.field`]),
        ...unknown(when, [`${member}.when`]),
        ...(isChain ? [{ message: chain, members: [`${member}.when`] }] : []),
      ];
    }),
  ];
}
