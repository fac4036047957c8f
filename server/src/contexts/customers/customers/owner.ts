import { customersProblems } from '@waybill/contract/customers/problems';
import { found, type ProblemDefinition } from '@waybill/contract/problem';
import type { TenantDb } from '#platform/db/database.ts';
import type { Actor } from '#platform/http/actor.ts';
import { whose } from './domain/whose.ts';
import { lockCustomer } from './sql/customer.ts';

type Owned = { readonly customer_id: number };

type Query = {
  readonly actor: Actor;
  readonly input: { readonly customerId?: number | undefined };
  /** The id of the record to replace; absent for a new one. */
  readonly id: number | null | undefined;
  readonly find: (id: number) => Promise<Owned | undefined>;
  readonly missing: ProblemDefinition;
};

/**
 * Returns the customer of the record to write: the record's own, else the requested one. It is
 * locked, so that concurrent changes of the default record wait for each other.
 * @throws {Problem} CustomerNotFound, or `missing` if the record to replace does not exist.
 */
export async function lockOwner(db: TenantDb, query: Query): Promise<number> {
  const { actor, input, id, find, missing } = query;
  const customerId =
    id === null || id === undefined
      ? whose(actor, input)
      : found(await find(id), missing, { id }).customer_id;
  return lock(db, customerId);
}

/**
 * Locks the requested customer, or the caller's own, to serialise writes to its lists.
 * @throws {Problem} CustomerNotFound; NotValid if staff give no customer.
 */
export const lockRequested = (db: TenantDb, { actor, input }: Pick<Query, 'actor' | 'input'>) =>
  lock(db, whose(actor, input));

async function lock(db: TenantDb, customerId: number): Promise<number> {
  found(await lockCustomer(db, customerId), customersProblems.CustomerNotFound, { customerId });
  return customerId;
}
