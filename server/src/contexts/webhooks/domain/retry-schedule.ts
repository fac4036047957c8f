/**
 * The number of attempts per delivery: over about three days, each pause twice the previous one.
 */
export const attemptsMax = 14;
const firstPause_ms = 30_000;

/** Returns the delay after a number of attempts; null after the last one. */
export const pauseAfter = (attempts: number): number | null =>
  attempts >= attemptsMax ? null : firstPause_ms * 2 ** (attempts - 1);

/**
 * The failure streak after which a webhook is disabled: it must be long and include many attempts.
 */
const streak_ms = 3 * 24 * 60 * 60_000;
const failuresInRow = 20;

type Streak = { readonly failures: number; readonly failing_since: Date | null };

/** True if a webhook that failed again should be disabled. */
export const isAbandoned = ({ failures, failing_since: since }: Streak, now: Date): boolean =>
  failures >= failuresInRow && since !== null && now.getTime() - since.getTime() >= streak_ms;

/** Interprets a response: accepted, retry later, or gone for good (410, by Standard Webhooks). */
export function verdictOf(status: number): 'Taken' | 'NotNow' | 'NeverAgain' {
  if (status >= 200 && status < 300) return 'Taken';
  return status === 410 ? 'NeverAgain' : 'NotNow';
}
