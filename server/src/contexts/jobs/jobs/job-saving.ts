import type { JobToSave } from '@waybill/contract/jobs/jobs/inputs';
import { jobsProblems } from '@waybill/contract/jobs/problems';
import type { Address } from '@waybill/contract/shared/address';
import { customersProblems } from '@waybill/contract/customers/problems';
import { found, notValidField, Problem } from '@waybill/contract/problem';
import { uuidv7 } from '@waybill/kernel/ids';
import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import { customerCard, customerIdOf } from '#contexts/customers/public.ts';
import { goodsOf } from '#contexts/dangerousGoods/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { checkPieces, numbered } from './domain/articles.ts';
import * as rows from './sql.ts';

type Sent = z.output<typeof JobToSave>;

/** @throws {Problem} NotValid if the goods are not in the UN list. */
export async function checkGoods(db: TenantDb, { dangerousgoods }: Sent): Promise<void> {
  const named = orNull(dangerousgoods);
  if (named === null || (await goodsOf(db, named)) !== undefined) return;
  throw notValidField('job.dangerousgoods', `The UN list has no ${named}.`);
}

export const newId = (now: Date): string => uuidv7(now, randomBytes);

/**
 * Returns the id of a job's customer, given by number or UUID (decisions X-18).
 * @throws {Problem} CustomerNotFound
 */
export async function customerNumber(db: TenantDb, ref: number | string): Promise<number> {
  const id = typeof ref === 'string' ? await customerIdOf(db, ref) : ref;
  const card = id === undefined ? undefined : await customerCard(db, id);
  return found(card, customersProblems.CustomerNotFound).id;
}

/**
 * A leg's parent must exist, have the same customer, and not be a leg (decisions J-16).
 * @throws {Problem} JobNotFound, ChildOfChild
 */
export async function checkParent(
  db: TenantDb,
  child: { readonly id: string; readonly customerId: number; readonly parentId: string | null },
): Promise<void> {
  if (child.parentId === null) return;
  const [parent] = await rows.lockJobs(db, [child.parentId]);
  const mine = parent?.customer_id === child.customerId ? parent : undefined;
  const { parent_id } = found(mine, jobsProblems.JobNotFound, { parent: child.parentId });
  const ownLegs = await rows.childrenOf(db, [child.id]);
  if (parent_id !== null || ownLegs.length > 0 || child.parentId === child.id) {
    throw new Problem(jobsProblems.ChildOfChild);
  }
}

type SavedJob = {
  readonly id: string;
  readonly customerId: number;
  readonly bookingId: number | null;
  readonly isConfirmed: boolean;
};

/**
 * Returns the job to store for a submitted form.
 * @throws {Problem} NotValid if there are too many pieces.
 */
export function jobToWrite(
  sent: Sent,
  { id, customerId, bookingId, isConfirmed }: SavedJob,
  now: Date,
): rows.JobToWrite {
  checkPieces(sent.items);
  const connote = orNull(sent.connoteno);
  return {
    id,
    customer_id: customerId,
    booking_id: bookingId,
    parent_id: sent.parentid ?? null,
    connote_number: connote,
    manifest_number: orNull(sent.manifestno),
    route_code: orNull(sent.routecode),
    job_type: sent.jobtype,
    from_address: addressOf(sent.fromaddress),
    to_address: addressOf(sent.toaddress),
    items: [...numbered(connote, linesOf(sent, now))],
    service_code: sent.servicecode,
    service_name: orNull(sent.servicename) ?? sent.servicecode,
    service_type: orNull(sent.servicetype),
    account_code: orNull(sent.accountcode),
    reference: sent.reference ?? {},
    cost_centre: sent.costcentre ?? {},
    pickup_ready_at: sent.pickupreadydatetime ?? null,
    pickup_at: sent.pickupdate ?? null,
    deadline_at: sent.deadline ?? null,
    time_slot: orNull(sent.timeslot),
    dangerous_goods: orNull(sent.dangerousgoods)?.toUpperCase() ?? null,
    special_instructions: orNull(sent.specialinstructions),
    delivery_instructions: orNull(sent.deliveryinstructions),
    is_pickup_ready: (sent.pickupreadydatetime ?? null) !== null,
    is_confirmed: isConfirmed,
  };
}

const orNull = (text: string | null | undefined): string | null =>
  text === undefined || text === '' ? null : text;

const linesOf = (sent: Sent, now: Date) =>
  sent.items.map((item) => ({
    id: newId(now),
    packagetype: item.packagetype,
    description: orNull(item.description),
    quantity: item.quantity,
    length: item.length ?? null,
    width: item.width ?? null,
    height: item.height ?? null,
    weight: item.weight ?? null,
  }));

export const addressOf = (sent: Sent['fromaddress']): Address => ({
  type: orNull(sent.type),
  contactName: orNull(sent.contactName),
  companyName: orNull(sent.companyName),
  email: orNull(sent.email),
  telephone: orNull(sent.telephone),
  addressLine1: sent.addressLine1,
  addressLine2: orNull(sent.addressLine2),
  addressLine3: orNull(sent.addressLine3),
  postCode: sent.postCode,
  suburb: sent.suburb,
  state: orNull(sent.state),
  stateCode: orNull(sent.stateCode),
  country: orNull(sent.country),
  countryCode: sent.countryCode.toUpperCase(),
});
