import type { ArgsOf } from '@waybill/contract/endpoint';
import type { createDefinition } from '@waybill/contract/records/endpoints';
import type { EntityGroup } from '@waybill/contract/records/entities/rights';
import { spelledFrom } from '@waybill/contract/records/entities/rules';
import type { EntityDefinition } from '@waybill/contract/records/entities/shapes';
import {
  type FieldType,
  hasRange,
  isChosen,
  isReference,
  type RowColour,
} from '@waybill/contract/records/definitions/field-types';
import { kindOf, type EntityTypeView, targetOf } from '../entities/definition.ts';

/** A field in the designer; choices and default are entered as text. */
export type FieldDesign = {
  /** Empty until the field is first saved. */
  readonly key: string;
  readonly fieldtype: FieldType | null;
  readonly displayname: string;
  readonly required: boolean;
  readonly showontable: boolean;
  readonly sortableontable: boolean;
  readonly hiddenfrompublic: boolean;
  readonly placeholdertext: string;
  readonly defaultvalue: string;
  /** One choice per line. */
  readonly choices: string;
  readonly minimum: number | null;
  readonly maximum: number | null;
  readonly targettype: string | null;
};

type Equals = string;
export type DesignValues = {
  readonly definition: {
    readonly name: string;
    readonly ispublic: boolean;
    readonly permissiongroup: EntityGroup | null;
    readonly properties: FieldDesign[];
    readonly options: {
      readonly pluralname: string;
      readonly commsenabled: boolean;
      readonly highlightrow: { field: string | null; equals: Equals; color: RowColour | null }[];
      readonly hideshowfield: { field: string | null; when: string | null; equals: Equals }[];
    };
  };
};

export const newField: FieldDesign = {
  key: '',
  fieldtype: 'text',
  displayname: '',
  required: false,
  showontable: true,
  sortableontable: true,
  hiddenfrompublic: false,
  placeholdertext: '',
  defaultvalue: '',
  choices: '',
  minimum: null,
  maximum: null,
  targettype: null,
};

/** Returns the form values of a type; a new one starts with a required name. */
export function designValues(type: EntityDefinition | null): DesignValues {
  return {
    definition: {
      name: type?.name ?? '',
      ispublic: type?.ispublic ?? false,
      permissiongroup: (type?.permissiongroup as EntityGroup | undefined) ?? 'Job',
      properties: type
        ? type.properties.map((field) => ({
            ...newField,
            ...field,
            fieldtype: kindOf(field),
            required: type.required.includes(field.key),
            defaultvalue: defaultText(field.defaultvalue),
            choices: field.choices.join('\n'),
            targettype: targetOf(type, field.key) ?? null,
          }))
        : [{ ...newField, displayname: 'Name', required: true }],
      options: {
        pluralname: type?.options.pluralname ?? '',
        commsenabled: type?.options.commsenabled ?? false,
        highlightrow: (type?.options.highlightrow ?? []).map((rule) => ({
          ...rule,
          equals: String(rule.equals),
          color: rule.color as RowColour,
        })),
        hideshowfield: (type?.options.hideshowfield ?? []).map((rule) => ({
          ...rule,
          equals: String(rule.equals),
        })),
      },
    },
  };
}

const defaultText = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  return Array.isArray(value) ? value.join(', ') : String(value as string | number | boolean);
};

type Design = ArgsOf<typeof createDefinition>['definition'];

/** Converts form values to the request; fields without a key receive one from their name. */
export function designOf({ definition }: DesignValues): Design {
  const { properties, options, ...rest } = definition;
  const keys = keysOf(properties);
  return {
    ...rest,
    permissiongroup: definition.permissiongroup ?? 'Job',
    required: keys.filter((_, at) => properties[at]?.required),
    links: properties.flatMap(({ fieldtype, targettype }, at) =>
      fieldtype === 'entity' && targettype !== null ? [{ field: keys[at] ?? '', targettype }] : [],
    ),
    properties: properties.map((field, at) => ({
      key: keys[at] ?? '',
      fieldtype: field.fieldtype ?? 'text',
      displayname: field.displayname,
      showontable: field.showontable,
      sortableontable: field.sortableontable,
      hiddenfrompublic: field.hiddenfrompublic,
      placeholdertext: field.placeholdertext,
      index: at + 1,
      choices: isChosen(field.fieldtype ?? 'text') ? linesOf(field.choices) : [],
      defaultvalue: defaultOf(field),
      ...(hasRange(field.fieldtype ?? 'text')
        ? { minimum: field.minimum, maximum: field.maximum }
        : {}),
    })),
    options: {
      ...options,
      highlightrow: options.highlightrow.map(({ field, equals, color }) => ({
        field: field ?? '',
        equals,
        color: color ?? 'amber',
      })),
      hideshowfield: options.hideshowfield.map(({ field, when, equals }) => ({
        field: field ?? '',
        when: when ?? '',
        equals,
      })),
    },
  };
}

/** Returns the keys of the fields in order: the existing ones, or derived from their names. */
export function keysOf(properties: readonly FieldDesign[]): readonly string[] {
  const claimed = new Set(properties.map(({ key }) => key));
  return properties.map(({ key, displayname }) => {
    if (key !== '') return key;
    const made = spelledFrom(displayname, '_') || 'field';
    const free = ['', ...properties.map((_, at) => `_${at + 2}`)].find(
      (tail) => !claimed.has(made + tail),
    );
    claimed.add(made + (free ?? ''));
    return made + (free ?? '');
  });
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

function defaultOf({ fieldtype, defaultvalue }: FieldDesign): unknown {
  const text = defaultvalue.trim();
  if (text === '' || fieldtype === null || isReference(fieldtype)) return null;
  if (hasRange(fieldtype)) return Number.isNaN(Number(text)) ? text : Number(text);
  if (fieldtype === 'boolean') return text.toLowerCase() === 'true';
  return fieldtype === 'multiselect' ? text.split(/\s*,\s*/) : text;
}

/** Returns the designed type as its screens would show it. */
export function previewOf(values: DesignValues): EntityTypeView & Pick<EntityDefinition, 'name'> {
  const design = designOf(values);
  return {
    name: design.name || 'New record type',
    required: design.required ?? [],
    links: (design.links ?? []).map((link) => ({ ...link, type: 'reference' })),
    properties: design.properties.map((field, at) => ({
      ...field,
      displayname: field.displayname || 'New field',
      defaultvalue: field.defaultvalue ?? null,
      placeholdertext: field.placeholdertext ?? '',
      showontable: field.showontable ?? true,
      sortableontable: false,
      hiddenfrompublic: field.hiddenfrompublic ?? false,
      choices: field.choices ?? [],
      index: at + 1,
      minimum: field.minimum ?? null,
      maximum: field.maximum ?? null,
    })),
    options: {
      pluralname: design.options?.pluralname || design.name,
      commsenabled: false,
      highlightrow: design.options?.highlightrow ?? [],
      hideshowfield: design.options?.hideshowfield ?? [],
    },
  };
}
