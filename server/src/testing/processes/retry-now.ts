import { adminQuery } from '#platform/db/connection.ts';

/**
 * Makes failed tasks due, which the queue tries again later each time: after a minute once a task
 * has failed four times.
 */
export async function retryNow(adminUrl: string): Promise<void> {
  await adminQuery(adminUrl)(`
    update graphile_worker._private_jobs set run_at = now()
    where attempts > 0 and run_at > now()`);
}
