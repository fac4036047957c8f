import { type Message, sentence } from '@waybill/contract/sentence';
import type { Complaint } from '@waybill/contract/problem';
import { hasRange, isChosen, isReference } from '@waybill/contract/records/definitions/field-types';
import {
  type EntityTypeRules,
  type EntityField,
  fieldOf,
  isEmpty,
  targetOf,
} from './entity-type.ts';
import { readValue } from '../../entities/domain/entity-values.ts';

/** Column names of every list, which no field key may use. */
const reserved = new Set(['id', 'type', 'url', 'title', 'constructor']);

/** Returns the faults of a type's design; empty if valid. */
export const definitionFaults = (type: EntityTypeRules): readonly Complaint[] => [
  ...(type.properties.length === 0
    ? [{ message: 'Add at least one field', members: ['definition.properties'] }]
    : []),
  ...type.properties.flatMap((field, at) => fieldFaults(type, field, at)),
  ...ownerFaults(type),
  ...ruleFaults(type),
];

function fieldFaults(type: EntityTypeRules, field: EntityField, at: number): readonly Complaint[] {
  const { key, displayname, fieldtype, choices, minimum, maximum } = field;
  const faults: Complaint[] = [];
  const complain = (member: string, message: Message) =>
    faults.push({ message, members: [`definition.properties[${at}].${member}`] });
  const isRepeated = type.properties.findIndex((other) => other.key === key) < at;
  if (isRepeated) complain('key', sentence('Two fields have the key {key}', { key }));
  if (reserved.has(key)) complain('key', sentence('{field} is a reserved name', { field: key }));
  if (isChosen(fieldtype) && choices.length === 0) {
    complain('choices', sentence('{field} needs at least one option', { field: displayname }));
  }
  if (new Set(choices).size < choices.length) {
    complain('choices', sentence('{field} has a duplicate option', { field: displayname }));
  }
  if (hasRange(fieldtype) && minimum !== null && maximum !== null && minimum > maximum) {
    complain(
      'maximum',
      sentence('The maximum of {field} is lower than the minimum', { field: displayname }),
    );
  }
  if (fieldtype === 'entity' && targetOf(type, key) === undefined) {
    complain('fieldtype', sentence('Choose the record type for {field}', { field: displayname }));
  }
  const fault = isEmpty(field.defaultvalue) ? null : defaultFault(field);
  if (fault !== null) complain('defaultvalue', fault);
  return faults;
}

function defaultFault(field: EntityField): Message | null {
  if (isReference(field.fieldtype))
    return sentence("{field} can't have a default value", { field: field.displayname });
  const read = readValue(field, field.defaultvalue);
  return 'fault' in read
    ? sentence('The default value does not fit: {fault}', { fault: read.fault })
    : null;
}

const ownerFaults = ({ properties }: EntityTypeRules): readonly Complaint[] =>
  properties
    .map(({ fieldtype }, at) => ({ fieldtype, at }))
    .filter(({ fieldtype }) => fieldtype === 'customer')
    .slice(1)
    .map(({ at }) => ({
      message: 'A record type can have only one customer field',
      members: [`definition.properties[${at}].fieldtype`],
    }));

function ruleFaults(type: EntityTypeRules): readonly Complaint[] {
  const { highlightrow, hideshowfield } = type.options;
  const unknown = (key: string, members: readonly string[]): readonly Complaint[] =>
    fieldOf(type, key) === undefined
      ? [{ message: sentence('There is no field {key}', { key }), members }]
      : [];
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
      const chain = sentence("{field} is shown by a rule itself and can't control another field", {
        field: when,
      });
      return [
        ...unknown(field, [`${member}.field`]),
        ...unknown(when, [`${member}.when`]),
        ...(isChain ? [{ message: chain, members: [`${member}.when`] }] : []),
      ];
    }),
  ];
}
