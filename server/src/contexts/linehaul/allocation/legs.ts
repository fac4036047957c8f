import { lockJobsForLineHaul, putOnLineHauls } from '#contexts/jobs/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { openArticlesOf } from '../articles/sql.ts';

/** Assigns jobs to the line haul that still has articles of theirs, or to none. */
export async function freeJobs(db: TenantDb, jobIds: readonly string[], now: Date): Promise<void> {
  if (jobIds.length > 0) await settleLegs(db, await lockJobsForLineHaul(db, jobIds), now);
}

type HeldJob = {
  readonly id: string;
  readonly items: readonly { readonly articlenumbers: readonly string[] }[];
};

/**
 * Updates the legs of locked jobs from their articles on open line hauls; the newest line haul
 * counts.
 */
export async function settleLegs(db: TenantDb, jobs: readonly HeldJob[], now: Date): Promise<void> {
  const open = Map.groupBy(
    await openArticlesOf(
      db,
      jobs.map(({ id }) => id),
    ),
    ({ job_id }) => job_id,
  );
  const legs = jobs.map(({ id, items }) => {
    const own = open.get(id) ?? [];
    const [latest] = own;
    const pieces = items.reduce((sum, { articlenumbers }) => sum + articlenumbers.length, 0);
    const lineHaul =
      latest === undefined
        ? null
        : {
            id: latest.line_haul_id,
            from: latest.start_code,
            to: latest.destination_code,
            isPartial: own.length < pieces,
          };
    return { jobId: id, lineHaul };
  });
  await putOnLineHauls(db, legs, now);
}
