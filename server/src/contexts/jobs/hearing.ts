import type { BookingCancelled, BookingManifested } from '@waybill/contract/booking/facts';
import type { Heard } from '#platform/context.ts';
import { announce, fact } from '#platform/facts.ts';
import { makeJobs } from './job-making.ts';
import * as rows from './sql/job.ts';

/** The freight of a closed manifest becomes work. */
export async function bookingManifested({ fact: { payload }, db, now }: Heard): Promise<void> {
  const { bookingIds } = payload as BookingManifested;
  await makeJobs(db, bookingIds, now);
}

/** A cancelled booking's job is dropped, unless freight was scanned: then it stays as evidence. */
export async function bookingCancelled({ fact: { payload }, db, now }: Heard): Promise<void> {
  const { id, customerId } = payload as BookingCancelled;
  const known = await rows.jobOfBooking(db, id);
  const [job] = known === undefined ? [] : await rows.lockJobs(db, [known.id]);
  if (job === undefined || job.last_scan_code !== null) return;
  await rows.removeJob(db, job.id, now);
  await announce(db, fact('job.deleted', { id: job.id, customerId }));
}
