import type { EntityData, EntityDefinition, ShowRule } from './shapes.ts';
import type { RowColour } from '../definitions/field-types.ts';

type Ruled = {
  readonly options: Pick<EntityDefinition['options'], 'highlightrow' | 'hideshowfield'>;
};

/** A record's value; what merely every object has is none. */
export const valueOf = (data: EntityData, key: string): unknown =>
  Object.hasOwn(data, key) ? data[key] : undefined;

/** Whether a value is the one that a rule names; of several, one of them. */
export const isAnswer = (value: unknown, equals: ShowRule['equals']): boolean => {
  if (Array.isArray(value)) return value.some((each) => isAnswer(each, equals));
  if (value === undefined || value === null) return equals === false;
  return String(value as string | number | boolean) === String(equals);
};

/** Whether a record is asked for a field: always, or where one of the field's rules holds. */
export const isRequested = ({ options }: Ruled, key: string, data: EntityData): boolean => {
  const rules = options.hideshowfield.filter(({ field }) => field === key);
  return (
    rules.length === 0 || rules.some((rule) => isAnswer(valueOf(data, rule.when), rule.equals))
  );
};

/** The colour of a record's row: of the first rule that holds. */
export const colourOf = ({ options }: Ruled, data: EntityData): RowColour | null => {
  const rule = options.highlightrow.find(({ field, equals }) =>
    isAnswer(valueOf(data, field), equals),
  );
  return (rule?.color as RowColour | undefined) ?? null;
};

/** A key or a name in addresses, made of words: `Vehicle inspection` is `vehicle-inspection`. */
export const spelledFrom = (words: string, joint: '-' | '_'): string =>
  words
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9\s_-]/g, '')
    .trim()
    .replaceAll(/[\s_-]+/g, joint)
    .replace(/^[^a-z]+/, '')
    .slice(0, 40)
    .replace(/[_-]+$/, '');
