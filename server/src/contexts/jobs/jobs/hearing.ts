import type {
  BookingCancelled,
  BookingChanged,
  BookingManifested,
} from '@waybill/contract/booking/events';
import type { EventCall } from '#platform/context.ts';
import { publish } from '#platform/events.ts';
import { jobEvent } from './publish-events.ts';
import { makeJobs, refreshJob } from './job-making.ts';
import * as rows from './sql.ts';

/** The freight of a closed manifest becomes work. */
export async function bookingManifested({ event: { payload }, db, now }: EventCall): Promise<void> {
  const { bookingIds } = payload as BookingManifested;
  await makeJobs(db, bookingIds, now);
}

/** A cancelled booking's job is dropped, unless freight was scanned: then it stays as evidence. */
export async function bookingCancelled({ event: { payload }, db, now }: EventCall): Promise<void> {
  const { id } = payload as BookingCancelled;
  const known = await rows.jobOfBooking(db, id);
  const [job] = known === undefined ? [] : await rows.lockJobs(db, [known.id]);
  if (job === undefined || job.last_scan_code !== null) return;
  await rows.removeJob(db, job.id, now);
  publish(db, jobEvent('job.deleted', { id: job.id, customerId: job.customer_id }));
}

/** What may be edited of a booking on a manifest is what its driver needs (decisions B-42). */
export async function bookingChanged({ event: { payload }, db, now }: EventCall): Promise<void> {
  await refreshJob(db, (payload as BookingChanged).id, now);
}
