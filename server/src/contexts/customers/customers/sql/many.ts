import type { AccountStatus } from '@waybill/contract/customers/customers/choices';
import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';
import type { ManyChange } from '../domain/many.ts';

type Locked = {
  readonly id: number;
  readonly account_manager: string | null;
  readonly account_status: AccountStatus;
};

/**
 * Returns the customers with these ids, locked in order so that callers locking several never
 * deadlock.
 */
export const lockCustomers = (db: TenantDb, ids: readonly number[]): Promise<Locked[]> =>
  db.many(sql<Locked>`
    select id, account_manager, account_status from customers.customer
    where id = any (${ids}::bigint[]) and deleted_at is null
    order by id for no key update
  `);

/** Sets a manager or a status on customers; undefined leaves a value unchanged. */
export const changeCustomers = (
  db: TenantDb,
  ids: readonly number[],
  { accountManager, accountStatus }: ManyChange,
): Promise<number> =>
  db.run(sql`
    update customers.customer set
      account_manager = ${accountManager === undefined ? sql`account_manager` : accountManager},
      account_status = ${accountStatus === undefined ? sql`account_status` : accountStatus}
    where id = any (${ids}::bigint[])
  `);
