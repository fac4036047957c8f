import type { FindRecord } from '#contexts/records/public.ts';
import { driverOf } from './jobs/visibility.ts';
import { job } from './jobs/sql.ts';

/** Finds a job that documents hang on; a driver's are the own ones. */
export const jobRecord: FindRecord = async (db, actor, { entityGuid }) => {
  const row = entityGuid === undefined ? undefined : await job(db, entityGuid, driverOf(actor));
  return row && { ref: row.id, customerId: row.customer_id };
};

export {
  type ChargeToInvoice,
  lockCustomerCharges,
  lockDriverCharges,
  markChargesInvoiced,
  releaseCharges,
} from './charges/invoicing.ts';
export { countCharges, waitingOfCustomers } from './charges/invoicing-sql.ts';
