import type { EntityData } from '@waybill/contract/records/entities/shapes';
import { valueOf } from '@waybill/contract/records/entities/rules';
import { type FieldType, isChosen } from '@waybill/contract/records/definitions/field-types';

/** The indexed columns of a record, by kind of value. */
const columns = {
  text: ['text_1', 'text_2', 'text_3', 'text_4', 'text_5'],
  number: ['number_1', 'number_2', 'number_3'],
  day: ['day_1', 'day_2'],
  moment: ['moment_1', 'moment_2'],
  reference: ['reference_1', 'reference_2'],
} as const;
type Kind = keyof typeof columns;
export type Slot = (typeof columns)[Kind][number];

/** The indexed column that holds a copy of a field's values, by the field's key. */
export type Slots = Readonly<Record<string, Slot>>;

/** Returns the column of a field, if it has one. */
export const slotOf = (slots: Slots, key: string): Slot | undefined =>
  Object.hasOwn(slots, key) ? slots[key] : undefined;

/** All slots with their column types, in the order of the table. */
export const slotTypes: readonly (readonly [Slot, string])[] = (
  [
    ['text', 'text'],
    ['number', 'double precision'],
    ['day', 'date'],
    ['moment', 'timestamptz'],
    ['reference', 'uuid'],
  ] as const
).flatMap(([kind, type]) => columns[kind].map((slot) => [slot, type] as const));

/** The kind of column for each field type; null if it is not indexed or has its own index. */
const kinds: Readonly<Record<FieldType, Kind | null>> = {
  text: 'text',
  select: 'text',
  email: 'text',
  phone: 'text',
  url: 'text',
  boolean: 'text',
  number: 'number',
  money: 'number',
  date: 'day',
  datetime: 'moment',
  user: 'reference',
  entity: 'reference',
  textarea: null,
  multiselect: null,
  file: null,
  customer: null,
};

type Field = {
  readonly key: string;
  readonly fieldtype: FieldType;
  readonly sortableontable: boolean;
};
type Before = { readonly properties: readonly Field[]; readonly slots: Slots };

/**
 * Assigns columns to fields. Existing fields keep theirs. New ones take free columns: first
 * sortable fields, choices and booleans, then in order. A field with existing values gets none,
 * because a change of the type rewrites no records.
 */
export function slotsFor(
  properties: readonly Field[],
  before: Before = { properties: [], slots: {} },
): Slots {
  const input = new Map<string, Slot>();
  for (const { key, fieldtype } of properties) {
    const slot = slotOf(before.slots, key);
    if (slot !== undefined && holds(slot, kinds[fieldtype])) input.set(key, slot);
  }
  const claimed = new Set(input.values());
  const isNew = ({ key, fieldtype }: Field) => {
    const was = before.properties.find((field) => field.key === key);
    return was === undefined || kinds[was.fieldtype] !== kinds[fieldtype];
  };
  for (const field of byWorth(properties.filter((each) => !input.has(each.key) && isNew(each)))) {
    const kind = kinds[field.fieldtype];
    const free = kind === null ? undefined : columns[kind].find((slot) => !claimed.has(slot));
    if (free === undefined) continue;
    input.set(field.key, free);
    claimed.add(free);
  }
  return Object.fromEntries(input);
}

const holds = (slot: Slot, kind: Kind | null): boolean =>
  kind !== null && (columns[kind] as readonly Slot[]).includes(slot);

const byWorth = (fields: readonly Field[]): readonly Field[] =>
  fields.toSorted((a, b) => Number(isWorth(b)) - Number(isWorth(a)));

const isWorth = ({ fieldtype, sortableontable }: Field): boolean =>
  sortableontable || isChosen(fieldtype) || fieldtype === 'boolean';

/** Returns the columns no longer used after a change of a type. */
export const freedSlots = (before: Slots, after: Slots): readonly Slot[] =>
  Object.entries(before)
    .filter(([key, slot]) => slotOf(after, key) !== slot)
    .map(([, slot]) => slot);

/** Returns the values of a record by slot; null if it has no value. */
export const slotted = (
  slots: Slots,
  data: EntityData,
): Readonly<Record<string, string | number | null>> =>
  Object.fromEntries(
    Object.entries(slots).map(([key, slot]) => {
      const value = valueOf(data, key) ?? null;
      return [slot, typeof value === 'boolean' ? String(value) : (value as string | number | null)];
    }),
  );
