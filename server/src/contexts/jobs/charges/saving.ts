import type { ChargeToSave } from '@waybill/contract/jobs/charges/shapes';
import { fleetProblems } from '@waybill/contract/fleet/problems';
import { jobsProblems } from '@waybill/contract/jobs/problems';
import { found, notValidField, Problem } from '@waybill/contract/problem';
import { isVehicle } from '#contexts/fleet/public.ts';
import { driverByGuid } from '#contexts/identity/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { publish } from '#platform/events.ts';
import type { Actor } from '#platform/http/actor.ts';
import { newId } from '../jobs/job-saving.ts';
import { type HeldJob, lockJobs } from '../jobs/sql.ts';
import { driverOf } from '../jobs/visibility.ts';
import { insistCharged, permitSaving } from './domain/permit.ts';
import { chargeTerms, type ChargeTerms } from './domain/terms.ts';
import * as rows from './sql/charges.ts';

export type ChargeRequest = { readonly db: TenantDb; readonly actor: Actor; readonly now: Date };

/** Returns the job whose charges will change, locked to serialise the changes. */
export async function jobToCharge({ db, actor }: ChargeRequest, id: string): Promise<HeldJob> {
  const [held] = await lockJobs(db, [id], driverOf(actor));
  return found(held, jobsProblems.JobNotFound);
}

/**
 * Returns a job that its customer pays separately; booked freight is paid with its booking.
 * @throws {Problem} JobNotFound, JobPaidWithBooking
 */
export async function jobToSell(request: ChargeRequest, id: string): Promise<HeldJob> {
  const job = await jobToCharge(request, id);
  if (job.booking_id !== null) throw new Problem(jobsProblems.JobPaidWithBooking);
  return job;
}

const mayReopen = ({ permissions }: Actor): boolean => permissions.has('Finance.Approve');

/** The values of a charge other than its hours and lines. */
type Circumstances = Pick<
  rows.ChargeToWrite,
  'driver_id' | 'driver_guid' | 'vehicle_id' | 'service_code' | 'is_closed'
>;

/**
 * Saves the customer's charge of a locked job, merging the changes into an existing charge.
 * @throws {Problem} ChargeNotOpen, NotValid if an empty charge would be closed
 */
export async function saveCustomerCharge(
  { db, actor, now }: ChargeRequest,
  job: HeldJob,
  change: { readonly terms: ChargeTerms; readonly member: string } & Partial<Circumstances>,
): Promise<rows.ChargeRow> {
  const { member, terms, ...circumstances } = change;
  const old = await rows.lockCharge(db, job.id, null);
  const is_closed = change.is_closed ?? false;
  permitSaving({
    status: old?.status ?? null,
    isOpen: change.is_closed === false,
    mayReopen: mayReopen(actor),
  });
  if (is_closed) insistCharged(terms.subtotal_minor, member);
  const charge = {
    id: old?.id ?? newId(now),
    job_id: job.id,
    side: 'Customer' as const,
    customer_id: job.customer_id,
    driver_id: old?.driver_id ?? null,
    driver_guid: old?.driver_guid ?? null,
    vehicle_id: old?.vehicle_id ?? null,
    service_code: old?.service_code ?? job.service_code,
    ...circumstances,
    ...terms,
    is_closed,
  };
  return written({ db, actor, now }, job, charge);
}

type SentCharge = { readonly sent: ChargeToSave; readonly member: string };

/**
 * Saves the driver's pay for a locked job.
 * @throws {Problem} ChargeNotOpen, DriverNotFound, VehicleNotFound, NotValid
 */
export async function saveDriverCharge(
  request: ChargeRequest,
  job: HeldJob,
  { sent, member }: SentCharge,
): Promise<rows.ChargeRow> {
  const { db, actor, now } = request;
  const circumstances = await circumstancesOf(db, job, { sent, member });
  const driver_id = circumstances.driver_id ?? job.driver_id;
  const driver_guid = circumstances.driver_guid ?? job.driver_guid;
  if (driver_id === null) throw notValidField(`${member}.driverid`, 'Choose the driver');
  const old = await rows.lockCharge(db, job.id, driver_guid);
  permitSaving({
    status: old?.status ?? null,
    isOpen: !sent.isclosed,
    mayReopen: mayReopen(actor),
  });
  const terms = chargeTerms(sent, member);
  if (sent.isclosed) insistCharged(terms.subtotal_minor, member);
  const id = old?.id ?? newId(now);
  const charge = { id, job_id: job.id, side: 'Driver' as const, customer_id: null };
  return written(request, job, { ...charge, ...circumstances, ...terms, driver_id, driver_guid });
}

/**
 * Returns driver, vehicle and service of a charge.
 * @throws {Problem} DriverNotFound, VehicleNotFound, NotValid
 */
export async function circumstancesOf(
  db: TenantDb,
  job: HeldJob,
  { sent, member }: SentCharge,
): Promise<Circumstances> {
  const parent = sent.parentjobid ?? null;
  if (parent !== null && parent !== job.parent_id) {
    throw notValidField(`${member}.parentjobid`, 'This is not the main job of the job');
  }
  const driver = await driverNamed(db, sent.driverid ?? null);
  const vehicle_id = sent.vehicleid ?? null;
  if (vehicle_id !== null && !(await isVehicle(db, vehicle_id))) {
    throw new Problem(fleetProblems.VehicleNotFound);
  }
  return {
    driver_id: driver?.id ?? null,
    driver_guid: driver?.guid ?? null,
    vehicle_id,
    service_code: sent.serviceid || job.service_code,
    is_closed: sent.isclosed,
  };
}

const driverNamed = async (db: TenantDb, guid: string | null) =>
  guid === null ? null : found(await driverByGuid(db, guid), jobsProblems.DriverNotFound);

async function written(
  { db, now }: ChargeRequest,
  job: HeldJob,
  charge: rows.ChargeToWrite,
): Promise<rows.ChargeRow> {
  // The row was locked or is new; an invoice that took it meanwhile holds the lock until it
  // commits.
  if ((await rows.writeCharge(db, charge, now)) === 0) {
    throw new Problem(jobsProblems.ChargeNotOpen);
  }
  publish(db, 'job.changed', { id: job.id, customerId: job.customer_id });
  const driverGuid = charge.side === 'Driver' ? charge.driver_guid : null;
  return found(await rows.lockCharge(db, job.id, driverGuid), jobsProblems.ChargeNotFound);
}
