import { findField, type List } from './declaration.ts';
import { parse } from './filter/parse.ts';
import { resolve } from './filter/resolve.ts';
import { FilterRefusal } from './refusal.ts';

/**
 * Returns the values that a filter allows for one field, if it has no other condition; a tally by
 * that field then replaces the count. Undefined for any other filter, including one that is refused
 * elsewhere.
 */
export function queryAlone(
  list: List,
  filter: string,
  name: string,
): readonly string[] | undefined {
  try {
    const condition = resolve(parse(filter), list.fields);
    const field = findField(list.fields, name);
    if (condition.kind !== 'compare' && condition.kind !== 'among') return undefined;
    const of = condition.kind === 'among' ? condition.operand : condition.left;
    if (of.kind !== 'field' || of.field.name !== field?.name) return undefined;
    if (condition.kind === 'among') return condition.among.flatMap(textOf);
    return condition.operator === 'eq' && condition.right.kind === 'text'
      ? [condition.right.text]
      : undefined;
  } catch (refusal) {
    if (refusal instanceof FilterRefusal) return undefined;
    throw refusal;
  }
}

const textOf = (constant: { readonly kind: string; readonly text?: string }): readonly string[] =>
  constant.kind === 'text' && constant.text !== undefined ? [constant.text] : [];
