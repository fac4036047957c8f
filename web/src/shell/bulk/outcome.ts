import type { Translate } from '#shell/texts/texts-context.ts';

/** What became of one of many that something was done with. */
export type BulkRowOutcome = {
  readonly status: 'Success' | 'Failed' | 'Skipped';
  /** What it came to, such as a number. */
  readonly value: string | null;
  /** Why it failed or was left as it is. */
  readonly message: string | null;
};

const countOf = (rows: readonly BulkRowOutcome[], status: BulkRowOutcome['status']): number =>
  rows.filter((row) => row.status === status).length;

/** What a bulk came to, in one line: `3 done · 1 failed`. */
export function outcomeText(rows: readonly BulkRowOutcome[], t: Translate): string {
  const [failed, skipped] = [countOf(rows, 'Failed'), countOf(rows, 'Skipped')];
  return [
    t('{count} done', { count: countOf(rows, 'Success') }),
    ...(failed > 0 ? [t('{count} failed', { count: failed })] : []),
    ...(skipped > 0 ? [t('{count} skipped', { count: skipped })] : []),
  ].join(' · ');
}
