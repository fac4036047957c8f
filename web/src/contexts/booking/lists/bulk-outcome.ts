import type { BulkOperationResult } from '@waybill/contract/booking/shapes';
import type { Say } from '#shell/texts/texts-context.ts';
import type { z } from 'zod';

type BulkResult = z.output<typeof BulkOperationResult>;
export type BulkRow = BulkResult['results'][number];

/** How many of a bulk's rows ended how. */
const countsOf = (rows: readonly BulkRow[]) => ({
  succeeded: rows.filter(({ status }) => status === 'Success').length,
  failed: rows.filter(({ status }) => status === 'Failed').length,
  skipped: rows.filter(({ status }) => status === 'Skipped').length,
});

/** What a bulk came to, in one line: `3 done · 1 failed`. */
export function outcomeText(rows: readonly BulkRow[], say: Say): string {
  const { succeeded, failed, skipped } = countsOf(rows);
  return [
    say('{count} done', { count: succeeded }),
    ...(failed > 0 ? [say('{count} failed', { count: failed })] : []),
    ...(skipped > 0 ? [say('{count} skipped', { count: skipped })] : []),
  ].join(' · ');
}

/** The bookings that are worth trying again. */
export const failedIds = (rows: readonly BulkRow[]): readonly number[] => [
  ...new Set(rows.filter(({ status }) => status === 'Failed').map(({ bookingId }) => bookingId)),
];
