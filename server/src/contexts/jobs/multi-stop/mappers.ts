import type { MultiStopJob } from '@waybill/contract/jobs/multi-stop/shapes';
import type { MultiStopRow } from './sql.ts';

/** Maps a row to a multi-stop of the API. */
export const multiStopOf = (row: MultiStopRow): MultiStopJob => ({
  id: row.id,
  multistopno: row.number,
  fromAddress: row.from_address,
  customerid: row.customer_guid,
  customername: row.customer_name,
  reference: { ...row.reference },
  costcentre: { ...row.cost_centre },
  driverid: row.driver_guid,
  drivername: row.driver_name,
  linkedjobids: [...row.job_ids],
  status: row.status,
  jobcount: row.job_ids.length,
  deliveredcount: row.delivered,
  piececount: row.pieces,
  weight: Math.round(row.kilograms * 1000) / 1000,
  creationtime: row.created_at.toISOString(),
});
