import { adminQuery } from '#platform/db/connection.ts';

/**
 * Makes the locks of tasks as old as if processes had died a while ago: the next check of a live
 * process takes over what dead ones locked, instead of the one after another 20 s.
 */
export async function ageLocks(adminUrl: string): Promise<void> {
  for (const table of ['_private_jobs', '_private_job_queues']) {
    await adminQuery(adminUrl)(`
      update graphile_worker.${table} set locked_at = locked_at - interval '20 seconds'
      where locked_at is not null`);
  }
}
