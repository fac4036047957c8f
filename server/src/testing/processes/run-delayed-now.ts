import { adminQuery } from '#platform/db/connection.ts';

/**
 * Makes the tasks of the next minute due: failed ones, which the queue tries again later each time,
 * and those queued for later, as when a carrier is told of a booking again.
 */
export async function runDelayedNow(adminUrl: string): Promise<void> {
  await adminQuery(adminUrl)(`
    update graphile_worker._private_jobs set run_at = now()
    where run_at > now() and run_at <= now() + interval '1 minute'`);
}
