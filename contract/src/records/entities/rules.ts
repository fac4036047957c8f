import type { EntityData, EntityDefinition, ShowRule } from './shapes.ts';
import type { RowColour } from '../definitions/field-types.ts';

type Ruled = {
  readonly options: Pick<EntityDefinition['options'], 'highlightrow' | 'hideshowfield'>;
};

/** Returns a record's own value; properties inherited by every object do not count. */
export const valueOf = (data: EntityData, key: string): unknown =>
  Object.hasOwn(data, key) ? data[key] : undefined;

/** Returns whether a value equals that of a rule; for a list, whether one of its values does. */
export const isAnswer = (value: unknown, equals: ShowRule['equals']): boolean => {
  if (Array.isArray(value)) return value.some((each) => isAnswer(each, equals));
  if (value === undefined || value === null) return equals === false;
  return String(value as string | number | boolean) === String(equals);
};

/** Returns whether a field applies to a record: always, or if one of the field's rules matches. */
export const isRequested = ({ options }: Ruled, key: string, data: EntityData): boolean => {
  const rules = options.hideshowfield.filter(({ field }) => field === key);
  return (
    rules.length === 0 || rules.some((rule) => isAnswer(valueOf(data, rule.when), rule.equals))
  );
};

/** Returns the colour of a record's row, by the first rule that matches. */
export const colourOf = ({ options }: Ruled, data: EntityData): RowColour | null => {
  const rule = options.highlightrow.find(({ field, equals }) =>
    isAnswer(valueOf(data, field), equals),
  );
  return (rule?.color as RowColour | undefined) ?? null;
};

/** Converts words to a key or a name in addresses: `Vehicle inspection` to `vehicle-inspection`. */
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
