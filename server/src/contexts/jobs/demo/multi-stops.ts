import { nextNumber } from '#contexts/tenancy/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { newId } from '../jobs/job-saving.ts';
import * as jobs from '../jobs/sql.ts';
import { addMultiStop } from '../multi-stop/sql.ts';
import { arrange } from '../multi-stop/stops.ts';
import * as history from './sql.ts';

/** Adds a multi-stop in planning: with a customer, but without jobs. */
export async function addEmptyMultiStop(db: TenantDb, now: Date): Promise<void> {
  const [customer] = await history.firstCustomers(db, 1);
  if (customer !== undefined) await added(db, customer.id, now);
}

/** Adds a multi-stop of waiting jobs, for the customer with most of them. */
export async function addDemoMultiStop(db: TenantDb, stops: number, now: Date): Promise<void> {
  const jobIds = (await history.jobsForStops(db, stops)).map(({ id }) => id);
  const [first] = await jobs.lockJobs(db, jobIds.slice(0, 1));
  if (first === undefined) return;
  const multiStop = await added(db, first.customer_id, now);
  await arrange({ db, now }, multiStop, { jobIds, driver: null });
}

async function added(db: TenantDb, customerId: number, now: Date) {
  const number = await nextNumber(db, 'job');
  const id = newId(now);
  const made = { id, number, customerId, fromAddress: depot, userId: null };
  await addMultiStop(db, { ...made, reference: {}, costCentre: {} }, now);
  return { id, number, customer_id: customerId, job_ids: [], status: 'Open' as const };
}

const depot = {
  type: null,
  contactName: null,
  companyName: 'Acme depot',
  email: null,
  telephone: null,
  addressLine1: '14 Kiln Street',
  addressLine2: null,
  addressLine3: null,
  postCode: '2015',
  suburb: 'Alexandria',
  state: null,
  stateCode: 'NSW',
  country: null,
  countryCode: 'AU',
};
