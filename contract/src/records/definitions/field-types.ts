/** What a field of a type of one's own holds (decisions E-01). */
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

/** Values of these are chosen from the field's own list. */
export const isChosen = (type: FieldType): boolean => type === 'select' || type === 'multiselect';

/** Values of these have a smallest and a largest. */
export const hasRange = (type: FieldType): boolean => type === 'number' || type === 'money';

/** Values of these name something else, and are shown by its name. */
export const isReference = (type: FieldType): boolean =>
  type === 'file' || type === 'user' || type === 'customer' || type === 'entity';

/** Values of these are looked through when somebody types words into the search of a list. */
export const isText = (type: FieldType): boolean =>
  ['text', 'textarea', 'select', 'email', 'phone', 'url'].includes(type);

/**
 * What a field may become although records hold values in it: every value of the one is a value of
 * the other. All other changes want an empty field.
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
