import type { EntityDefinition } from '@waybill/contract/records/entities/shapes';
import { isText } from '@waybill/contract/records/definitions/field-types';
import { textValue } from '#shell/search-values.ts';
import { allOf, anyContains, quoted } from '#shell/list-page.ts';
import { FilterSelect } from '#ui/FilterSelect.tsx';
import { kindOf, type EntityFieldView } from './definition.ts';

/** Chosen options of lists, as stored in the address: `result:Failed,zone:North`. */
export type Chosen = string;
export const chosenShape = { choice: textValue };

type ChoiceFiltersProps = {
  readonly type: EntityDefinition;
  readonly chosen: Chosen | undefined;
  readonly onChange: (chosen: Chosen | undefined) => void;
};

const filtersMax = 3;

/** A filter for each of the first fields of type list or yes/no. */
export function ChoiceFilters({ type, chosen, onChange }: ChoiceFiltersProps) {
  const values = readChosen(chosen);
  const set = (key: string, value: string | undefined) => {
    const next = new Map(values);
    if (value === undefined) next.delete(key);
    else next.set(key, value);
    onChange(next.size === 0 ? undefined : JSON.stringify([...next]));
  };
  return filtered(type)
    .slice(0, filtersMax)
    .map((field) => (
      <FilterSelect
        key={field.key}
        single
        label={field.displayname}
        options={optionsOf(field)}
        chosen={values.has(field.key) ? [values.get(field.key) ?? ''] : []}
        onChange={([value]) => set(field.key, value)}
      />
    ));
}

const filtered = ({ properties }: EntityDefinition): readonly EntityFieldView[] =>
  properties.filter((field) => ['select', 'boolean'].includes(kindOf(field)));

const optionsOf = (field: EntityFieldView) =>
  kindOf(field) === 'boolean'
    ? [
        { value: 'true', label: 'Yes' },
        { value: 'false', label: 'No' },
      ]
    : field.choices.map((value) => ({ value, label: value }));

const isPair = (value: unknown): value is readonly [string, string] =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string');

function readChosen(chosen: Chosen | undefined): ReadonlyMap<string, string> {
  try {
    const read: unknown = JSON.parse(chosen ?? '[]');
    return new Map(Array.isArray(read) && read.every(isPair) ? read : []);
  } catch {
    return new Map();
  }
}

/** Returns the filter of the chosen options and the search text; empty if there are none. */
export function choiceClauses(
  type: EntityDefinition,
  chosen: Chosen | undefined,
  typed: string | undefined,
): string {
  const clauses = chosenClauses(type, chosen);
  const words = type.properties.filter((field) => isText(kindOf(field))).map(({ key }) => key);
  return allOf([...clauses, anyContains(words, typed)]);
}

/** A clause for each choice. @param prefix stands before the names of fields. */
export function chosenClauses(
  type: EntityDefinition,
  chosen: Chosen | undefined,
  prefix = '',
): readonly string[] {
  const values = readChosen(chosen);
  return filtered(type).flatMap((field) => {
    const value = values.get(field.key);
    if (value === undefined) return [];
    return [`${prefix}${field.key} eq ${kindOf(field) === 'boolean' ? value : quoted(value)}`];
  });
}
