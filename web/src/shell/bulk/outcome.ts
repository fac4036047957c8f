import type { Translate } from '#shell/texts/texts-context.ts';

/** The outcome of one row of a bulk action. */
export type BulkRowOutcome = {
  readonly status: 'Success' | 'Failed' | 'Skipped';
  /** The result, such as a number. */
  readonly value: string | null;
  /** Why it failed or was skipped. */
  readonly message: string | null;
};

const countOf = (rows: readonly BulkRowOutcome[], status: BulkRowOutcome['status']): number =>
  rows.filter((row) => row.status === status).length;

/** Summarises a bulk action in one line: `3 done · 1 failed`. */
export function outcomeText(rows: readonly BulkRowOutcome[], t: Translate): string {
  const [failed, skipped] = [countOf(rows, 'Failed'), countOf(rows, 'Skipped')];
  return [
    t('{count} done', { count: countOf(rows, 'Success') }),
    ...(failed > 0 ? [t('{count} failed', { count: failed })] : []),
    ...(skipped > 0 ? [t('{count} skipped', { count: skipped })] : []),
  ].join(' · ');
}
