import type { Say } from '#shell/texts/texts-context.ts';

/** What became of one of many that something was done with. */
export type Outcome = {
  readonly status: 'Success' | 'Failed' | 'Skipped';
  /** What it came to, such as a number. */
  readonly value: string | null;
  /** Why it failed or was left as it is. */
  readonly message: string | null;
};

const countOf = (rows: readonly Outcome[], status: Outcome['status']): number =>
  rows.filter((row) => row.status === status).length;

/** What a bulk came to, in one line: `3 done · 1 failed`. */
export function outcomeText(rows: readonly Outcome[], say: Say): string {
  const [failed, skipped] = [countOf(rows, 'Failed'), countOf(rows, 'Skipped')];
  return [
    say('{count} done', { count: countOf(rows, 'Success') }),
    ...(failed > 0 ? [say('{count} failed', { count: failed })] : []),
    ...(skipped > 0 ? [say('{count} skipped', { count: skipped })] : []),
  ].join(' · ');
}
