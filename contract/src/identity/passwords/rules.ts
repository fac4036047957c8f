import { listed, type Message, sentence } from '../../sentence.ts';

/** Password requirements. */
export type PasswordRules = {
  readonly requiredLength: number;
  readonly requireDigit: boolean;
  readonly requireLowercase: boolean;
  readonly requireUppercase: boolean;
  readonly requireNonAlphanumeric: boolean;
};

export const passwordLengthMax = 128;

/** A new tenant's defaults (decisions T-01). */
export const defaultPasswordRules: PasswordRules = {
  requiredLength: 8,
  requireDigit: true,
  requireLowercase: true,
  requireUppercase: true,
  requireNonAlphanumeric: false,
};

/**
 * Returns the requirements that a password does not meet, as one sentence; null if it meets all.
 */
export function passwordFault(password: string, rules: PasswordRules): Message | null {
  const lacks = [
    password.length < rules.requiredLength &&
      sentence('{count, plural, one {# character} other {# characters}}', {
        count: rules.requiredLength,
      }),
    rules.requireDigit && !/\d/.test(password) && sentence('a digit'),
    rules.requireLowercase && !/\p{Ll}/u.test(password) && sentence('a lower-case letter'),
    rules.requireUppercase && !/\p{Lu}/u.test(password) && sentence('an upper-case letter'),
    rules.requireNonAlphanumeric &&
      !/[^\p{L}\d]/u.test(password) &&
      sentence('a symbol such as ! or #'),
  ].filter((lack) => lack !== false);
  return lacks.length === 0
    ? null
    : sentence('A password needs {signs}.', { signs: listed(lacks) });
}
