import type { EventCall } from '#platform/context.ts';
import { publish } from '#platform/events.ts';
import { jobEvent } from '../jobs/publish-events.ts';
import { assignZonesOfOpenJobs } from './sql/assignment.ts';

/** Jobs that are not delivered follow their zones. */
export async function zonesChanged({ db }: EventCall): Promise<void> {
  const changed = await assignZonesOfOpenJobs(db);
  const events = changed.map(({ id, customer_id }) =>
    jobEvent('job.changed', { id, customerId: customer_id }),
  );
  publish(db, ...events);
}
