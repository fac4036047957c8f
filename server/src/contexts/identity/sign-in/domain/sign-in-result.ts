/** The result of a sign-in attempt; stored with the attempt. */
export type SignInResult =
  | 'Success'
  | 'InvalidUserNameOrEmailAddress'
  | 'InvalidPassword'
  | 'UserIsNotActive'
  | 'UserEmailIsNotConfirmed'
  | 'LockedOut'
  | 'PasswordMustChange'
  | 'SecondStepNeeded'
  | 'InvalidSecurityCode'
  | 'DirectoryAway'
  | 'DirectoryUserRefused';

/**
 * True if the sign-in failed. Requests for a second step or a new password are no refusals: the
 * password was right.
 */
export const isRefusal = (
  result: SignInResult,
): result is Exclude<SignInResult, 'Success' | 'PasswordMustChange' | 'SecondStepNeeded'> =>
  result !== 'Success' && result !== 'PasswordMustChange' && result !== 'SecondStepNeeded';

type Person = {
  readonly is_active: boolean;
  readonly is_email_confirmed: boolean;
  readonly should_change_password: boolean;
};

/** Returns the result of a right password, except for the second step. */
export function resultOfRightPassword(
  person: Person,
  now: { readonly isLocked: boolean; readonly needsConfirmedEmail: boolean },
): SignInResult {
  if (now.isLocked) return 'LockedOut';
  if (!person.is_active) return 'UserIsNotActive';
  if (now.needsConfirmedEmail && !person.is_email_confirmed) return 'UserEmailIsNotConfirmed';
  return 'Success';
}

/** Returns the sign-in page's message; it is the same for a wrong name and a wrong password. */
export const sentenceOf = (result: Exclude<SignInResult, 'Success'>): string => {
  switch (result) {
    case 'LockedOut':
      return 'The user is locked out';
    case 'UserIsNotActive':
      return 'The user is not active';
    case 'UserEmailIsNotConfirmed':
      return 'Your e-mail address is not confirmed';
    case 'PasswordMustChange':
      return 'You must change your password';
    case 'SecondStepNeeded':
      return 'Security code required';
    case 'InvalidSecurityCode':
      return 'Invalid security code!';
    case 'DirectoryAway':
      return 'The directory is not responding. Please try again later.';
    case 'DirectoryUserRefused':
      return 'You are in the directory, but not a user here yet. Please ask your administrator.';
    case 'InvalidPassword':
    case 'InvalidUserNameOrEmailAddress':
      return 'Invalid user name or password';
  }
};
