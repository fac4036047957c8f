import type { EntityData } from '@waybill/contract/records/entities/shapes';
import { valueOf } from '@waybill/contract/records/entities/rules';
import { type FieldType, isChosen } from '@waybill/contract/records/definitions/field-types';

/** The columns of a record that have an index, by what they hold. */
const columns = {
  text: ['text_1', 'text_2', 'text_3', 'text_4', 'text_5'],
  number: ['number_1', 'number_2', 'number_3'],
  day: ['day_1', 'day_2'],
  moment: ['moment_1', 'moment_2'],
  reference: ['reference_1', 'reference_2'],
} as const;
type Kind = keyof typeof columns;
export type Slot = (typeof columns)[Kind][number];

/** The column that the values of a field are written in a second time, by the field's key. */
export type Slots = Readonly<Record<string, Slot>>;

/** The column of a field, where it has one. */
export const slotOf = (slots: Slots, key: string): Slot | undefined =>
  Object.hasOwn(slots, key) ? slots[key] : undefined;

/** Every slot with the type of its column, in the order of the table. */
export const slotTypes: readonly (readonly [Slot, string])[] = (
  [
    ['text', 'text'],
    ['number', 'double precision'],
    ['day', 'date'],
    ['moment', 'timestamptz'],
    ['reference', 'uuid'],
  ] as const
).flatMap(([kind, type]) => columns[kind].map((slot) => [slot, type] as const));

/** What a field's values are as; null is looked for in no index, or has one of its own. */
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
 * Which column each field has. A field keeps the one it had. New ones take those that are free:
 * fields that lists are sorted by or chosen from first, then in their order. A field that records
 * hold values of already takes none: nothing is written anew because a type changes.
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

/** The columns that nothing is in any more once a type has changed. */
export const freedSlots = (before: Slots, after: Slots): readonly Slot[] =>
  Object.entries(before)
    .filter(([key, slot]) => slotOf(after, key) !== slot)
    .map(([, slot]) => slot);

/** What a record says, by the columns of its type's fields; null where it says nothing. */
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
