/** After this many wrong passwords an account is locked for so long (decisions T-02). */
export const lockout = { attemptsMax: 5, lock_ms: 300_000 } as const;

/**
 * While locked, a right password is told that the account is locked (decisions S-05); that much is
 * verified only until the attempts reach twice the limit, so a lock really stops guessing.
 */
export const verifiesWhileLocked = (failedCount: number): boolean =>
  failedCount <= 2 * lockout.attemptsMax;

export type SignInResult =
  | 'Success'
  | 'InvalidUserNameOrEmailAddress'
  | 'InvalidPassword'
  | 'UserIsNotActive'
  | 'LockedOut';

/** The sentence of the sign-in page; a wrong name and a wrong password read the same. */
export const sentenceOf = (result: Exclude<SignInResult, 'Success'>): string => {
  switch (result) {
    case 'LockedOut':
      return 'The user is locked out';
    case 'UserIsNotActive':
      return 'The user is not active';
    case 'InvalidPassword':
    case 'InvalidUserNameOrEmailAddress':
      return 'Invalid user name or password';
  }
};
