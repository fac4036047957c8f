/** How often one delivery is tried: over some three days, each pause twice the one before. */
export const triesMax = 14;
const firstPause_ms = 30_000;

/** How long to wait after so many tries; null when there will be no further one. */
export const pauseAfter = (tries: number): number | null =>
  tries >= triesMax ? null : firstPause_ms * 2 ** (tries - 1);

/** A streak of failures after which an address is given up: long, and of many tries. */
const streak_ms = 3 * 24 * 60 * 60_000;
const streakTries = 20;

type Streak = { readonly failures: number; readonly failing_since: Date | null };

/** Whether an address that failed again is to be switched off. */
export const isGivenUp = ({ failures, failing_since: since }: Streak, now: Date): boolean =>
  failures >= streakTries && since !== null && now.getTime() - since.getTime() >= streak_ms;

/** What an answer means: taken, not now, or never again (410, by Standard Webhooks). */
export function verdictOf(status: number): 'Taken' | 'NotNow' | 'NeverAgain' {
  if (status >= 200 && status < 300) return 'Taken';
  return status === 410 ? 'NeverAgain' : 'NotNow';
}
