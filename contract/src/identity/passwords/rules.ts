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

/** What a password lacks, as one sentence; null if it meets all rules. */
export function passwordFault(password: string, rules: PasswordRules): string | null {
  const lacks = [
    password.length < rules.requiredLength && `${rules.requiredLength} characters`,
    rules.requireDigit && !/\d/.test(password) && 'a digit',
    rules.requireLowercase && !/\p{Ll}/u.test(password) && 'a lower-case letter',
    rules.requireUppercase && !/\p{Lu}/u.test(password) && 'an upper-case letter',
    rules.requireNonAlphanumeric && !/[^\p{L}\d]/u.test(password) && 'a sign such as ! or #',
  ].filter((lack) => lack !== false);
  return lacks.length === 0 ? null : `A password needs ${lacks.join(', ')}.`;
}
