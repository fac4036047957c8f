import type { FindRecord } from '#contexts/records/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { driverOf } from './jobs/visibility.ts';
import { job } from './jobs/sql.ts';

export { hasPictures, storePictures } from './scans/pictures.ts';
export { takeBack } from './allocation/holding.ts';
export { allocateJobs, requireJobs } from './allocation/allocate.ts';
export {
  articlesNamed,
  type JobForLineHaul,
  jobsBetweenHeadPorts,
  jobsOfIds,
  jobsOnLineHauls,
  lockJobsForLineHaul,
  putOnLineHauls,
  recordLineHaulScan,
} from './allocation/line-hauls.ts';
export { type DangerousJob, dangerousJobs } from './allocation/sql.ts';
export {
  allHeadPortCards,
  type HeadPortCard,
  headPortCards,
} from './head-ports/sql.ts';
export { addInterstateJobs } from './demo/interstate.ts';
export { type LineHaulCost, saveLineHaulCosts } from './pricing/sql.ts';
export { type OnForwarding, onForwardingOf } from './zones/sql/on-forwarding.ts';

/** Finds the job that documents are attached to; drivers find only their own jobs. */
export const jobRecord: FindRecord = async (db, actor, { entityGuid }) => {
  const row = entityGuid === undefined ? undefined : await job(db, entityGuid, driverOf(actor));
  return row && { ref: row.id, customerId: row.customer_id };
};

/** Returns the numbers of a job's freight for other systems; nulls if the job was deleted. */
export async function jobNumbers(
  db: TenantDb,
  id: string,
): Promise<{ readonly bookingId: number | null; readonly connoteNumber: string | null }> {
  const row = await job(db, id, null);
  return { bookingId: row?.booking_id ?? null, connoteNumber: row?.connote_number ?? null };
}

export {
  type ChargeToInvoice,
  lockCustomerCharges,
  lockDriverCharges,
  markChargesInvoiced,
  releaseCharges,
} from './charges/invoicing.ts';
export { countCharges, waitingOfCustomers } from './charges/sql/invoicing.ts';
