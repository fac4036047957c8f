import type { EventCall } from '#platform/context.ts';
import { publishAll } from '#platform/events.ts';
import { runChanges } from '../board/run-changes.ts';
import { makeJobs, refreshJob } from './job-making.ts';
import * as rows from './sql.ts';

/** Creates jobs for the freight of a closed manifest. */
export async function bookingManifested({
  event,
  db,
  now,
}: EventCall<'booking.manifested'>): Promise<void> {
  await makeJobs({ db, now }, event.payload.bookingIds);
}

/**
 * Deletes the job of a cancelled booking, unless freight was scanned: then it stays as evidence.
 */
export async function bookingCancelled({
  event,
  db,
  now,
}: EventCall<'booking.cancelled'>): Promise<void> {
  const known = await rows.jobOfBooking(db, event.payload.id);
  const [job] = known === undefined ? [] : await rows.lockJobs(db, [known.id]);
  if (job === undefined || job.last_scan_code !== null) return;
  await rows.removeJob(db, job.id, now);
  publishAll(db, [
    { name: 'job.deleted', payload: { id: job.id, customerId: job.customer_id } },
    ...runChanges([job.driver_id]),
  ]);
}

/** Edits allowed on a manifested booking are those that its driver needs (decisions B-42). */
export async function bookingChanged({
  event,
  db,
  now,
}: EventCall<'booking.changed'>): Promise<void> {
  await refreshJob(db, event.payload.id, now);
}
