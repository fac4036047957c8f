import type { EventCall } from '#platform/context.ts';
import { publish } from '#platform/events.ts';
import { assignZonesOfOpenJobs } from './sql/assignment.ts';

/**
 * Jobs that are not delivered follow their zones: thousands at once, so one event speaks for all.
 */
export async function zonesChanged({ db }: EventCall): Promise<void> {
  const count = await assignZonesOfOpenJobs(db);
  if (count > 0) publish(db, 'jobs.zoned', { count });
}
