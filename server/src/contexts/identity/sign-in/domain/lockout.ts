/**
 * While locked, the right password gets the response that the account is locked (decisions S-05).
 * It is verified only until the attempts reach twice the limit, so a lock does stop guessing.
 */
export const verifiesWhileLocked = (failedCount: number, attemptsMax: number): boolean =>
  failedCount <= 2 * attemptsMax;
