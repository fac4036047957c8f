/** The types of fields of own types (decisions E-01). */
export const fieldTypes = [
  'text',
  'textarea',
  'number',
  'money',
  'date',
  'datetime',
  'boolean',
  'select',
  'multiselect',
  'email',
  'phone',
  'url',
  'file',
  'user',
  'customer',
  'entity',
] as const;
export type FieldType = (typeof fieldTypes)[number];

/** Returns whether values are chosen from the field's own list. */
export const isChosen = (type: FieldType): boolean => type === 'select' || type === 'multiselect';

/** Returns whether values have a minimum and a maximum. */
export const hasRange = (type: FieldType): boolean => type === 'number' || type === 'money';

/** Returns whether values refer to something else, and are displayed by its name. */
export const isReference = (type: FieldType): boolean =>
  type === 'file' || type === 'user' || type === 'customer' || type === 'entity';

/** Returns whether a list's text search covers the values. */
export const isText = (type: FieldType): boolean =>
  ['text', 'textarea', 'select', 'email', 'phone', 'url'].includes(type);

/**
 * Returns whether a field may change its type although records have values in it: every value of
 * the old type is a value of the new one. All other changes require an empty field.
 */
export const mayBecome = (from: FieldType, to: FieldType): boolean =>
  from === to || (becomes[from] ?? []).includes(to);

const becomes: Readonly<Partial<Record<FieldType, readonly FieldType[]>>> = {
  text: ['textarea'],
  select: ['text', 'textarea'],
  email: ['text', 'textarea'],
  phone: ['text', 'textarea'],
  url: ['textarea'],
};

export const fieldsMax = 60;
export const choicesMax = 200;
export const textMax = 256;
export const textareaMax = 10_000;

/** The colours that a rule may give to a row. */
export const rowColours = [
  'neutral',
  'purple',
  'blue',
  'teal',
  'green',
  'amber',
  'orange',
  'red',
] as const;
export type RowColour = (typeof rowColours)[number];
