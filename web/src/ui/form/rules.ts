import { fill, type UiTexts } from '../ui-texts.ts';

/** The limits that a field may define; a form with a schema leaves them to the schema. */
export type FieldRules = {
  readonly required?: boolean | string;
  readonly min?: number | Stated<number>;
  readonly max?: number | Stated<number>;
  readonly minLength?: number | Stated<number>;
  readonly maxLength?: number | Stated<number>;
  readonly pattern?: RegExp | Stated<RegExp>;
  readonly validate?: (value: unknown) => string | true;
};
/** A limit with its own message. */
type Stated<Limit> = { readonly value: Limit; readonly message: string };

/** Returns the message of the first violated rule, or `true` if the value satisfies all rules. */
export function checkRules(
  rules: FieldRules,
  value: unknown,
  { label, words }: { readonly label: string; readonly words: UiTexts },
): string | true {
  if (isEmpty(value)) return checkRequired(rules, label, words);
  const broken = limits(rules).find(({ holds }) => !holds(value));
  if (broken) {
    const text = fill(words[broken.name], { label, limit: String(broken.limit.value) });
    return broken.limit.message || text;
  }
  return rules.validate?.(value) ?? true;
}

type Check = {
  readonly name: 'min' | 'max' | 'minLength' | 'maxLength' | 'pattern';
  readonly limit: Stated<number | RegExp>;
  readonly holds: (value: unknown) => boolean;
};

function limits(rules: FieldRules): readonly Check[] {
  const { min, max, minLength, maxLength, pattern } = rules;
  const checks: Check[] = [];
  const check = <Limit extends number | RegExp>(
    name: Check['name'],
    rule: Limit | Stated<Limit> | undefined,
    holds: (value: unknown, limit: Limit) => boolean,
  ) => {
    if (rule === undefined) return;
    const limit = stated(rule);
    checks.push({ name, limit, holds: (value) => holds(value, limit.value) });
  };
  check('min', min, (value, limit) => Number(value) >= limit);
  check('max', max, (value, limit) => Number(value) <= limit);
  check('minLength', minLength, (value, limit) => String(value).length >= limit);
  check('maxLength', maxLength, (value, limit) => String(value).length <= limit);
  check('pattern', pattern, (value, limit) => new RegExp(limit, '').test(String(value)));
  return checks;
}

const stated = <Limit extends number | RegExp>(rule: Limit | Stated<Limit>): Stated<Limit> =>
  typeof rule === 'number' || rule instanceof RegExp
    ? { value: rule as Limit, message: '' }
    : (rule as Stated<Limit>);

/** Spaces alone are no text: the server trims them and would refuse what the form let through. */
const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  value === false ||
  (Array.isArray(value) && value.length === 0);

function checkRequired(rules: FieldRules, label: string, words: UiTexts): string | true {
  if (!rules.required) return true;
  return typeof rules.required === 'string' ? rules.required : fill(words.required, { label });
}
