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
  /** The record that is being replaced, by its number; nothing where it is a new one. */
  readonly id: number | null | undefined;
  readonly find: (id: number) => Promise<Owned | undefined>;
  readonly missing: ProblemDefinition;
};

/**
 * The customer whose record is written: the record's own, else the one asked for. It stays locked,
 * so that of two who make theirs the default one waits.
 * @throws {Problem} CustomerNotFound, or `missing` when the record to replace is not there.
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
 * The customer asked for, or the caller's own, locked: whoever else writes to its lists waits.
 * @throws {Problem} CustomerNotFound; NotValid when staff names no customer.
 */
export const lockRequested = (db: TenantDb, { actor, input }: Pick<Query, 'actor' | 'input'>) =>
  lock(db, whose(actor, input));

async function lock(db: TenantDb, customerId: number): Promise<number> {
  found(await lockCustomer(db, customerId), customersProblems.CustomerNotFound, { customerId });
  return customerId;
}
