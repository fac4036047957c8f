import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';

/** Records that the change history names instead of showing their ids. */
export type ReferencedKind =
  | 'headPort'
  | 'lineHaul'
  | 'consignment'
  | 'customer'
  | 'carrierAccount';

export type ReferencedIds = Readonly<Record<ReferencedKind, ReadonlySet<string>>>;

type NamedReference = {
  readonly kind: ReferencedKind;
  readonly id: string;
  readonly name: string;
};

/** Returns the names of records of several kinds, of those that exist; empty without any id. */
export async function namesOfReferences(
  db: TenantDb,
  ids: ReferencedIds,
): Promise<readonly NamedReference[]> {
  if (Object.values(ids).every(({ size }) => size === 0)) return [];
  return db.many(sql<NamedReference>`
    select 'headPort' as kind, id::text, code as name from jobs_public.head_port_card
    where tenant_id = platform.tenant_id() and id = any (${[...ids.headPort]}::uuid[])
    union all
    select 'lineHaul', id::text, number from linehaul_public.line_haul_card
    where tenant_id = platform.tenant_id() and id = any (${[...ids.lineHaul]}::uuid[])
    union all
    select 'consignment', id::text, number from warehouse_public.consignment_card
    where tenant_id = platform.tenant_id() and id = any (${[...ids.consignment]}::uuid[])
    union all
    select 'customer', id::text, display_name from customers_public.customer_card
    where tenant_id = platform.tenant_id() and id = any (${[...ids.customer]}::bigint[])
    union all
    select 'carrierAccount', id::text, name from carriers_public.account_card
    where tenant_id = platform.tenant_id() and id = any (${[...ids.carrierAccount]}::bigint[])
  `);
}
