import type { EventCall } from '#platform/context.ts';
import { publish } from '#platform/events.ts';
import { assignZonesOfOpenJobs } from './sql/assignment.ts';

/**
 * Reassigns undelivered jobs to zones: thousands at once, so a single event is published for all.
 */
export async function zonesChanged({ db }: EventCall): Promise<void> {
  const count = await assignZonesOfOpenJobs(db);
  if (count > 0) publish(db, 'jobs.zoned', { count });
}
