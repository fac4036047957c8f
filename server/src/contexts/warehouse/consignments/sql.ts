import type { ConsignmentAddress } from '@waybill/contract/warehouse/consignments/shapes';
import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';

export type StoredConsignment = {
  readonly id: string;
  readonly customer_id: number;
  readonly number: string;
  readonly from_address: Partial<ConsignmentAddress>;
  readonly to_address: Partial<ConsignmentAddress>;
  readonly items: number;
  readonly dispatched: number;
};

export const consignmentColumns = sql<StoredConsignment>`
  c.id, c.customer_id, c.number, c.from_address, c.to_address, n.items, n.dispatched
`;

export const consignmentTables = sql`
  warehouse.consignment c
  cross join lateral (
    select count(*)::int as items,
           (count(*) filter (where i.status = 'Dispatched'))::int as dispatched
    from warehouse.item i where i.tenant_id = c.tenant_id and i.consignment_id = c.id
  ) n
`;

/** Locks the consignment until the transaction ends. */
export const lockConsignment = (db: TenantDb, id: string): Promise<StoredConsignment | undefined> =>
  db.maybeOne(sql<StoredConsignment>`
    select ${consignmentColumns} from ${consignmentTables} where c.id = ${id} for update of c
  `);

export const setAddresses = (
  db: TenantDb,
  id: string,
  { from, to }: { readonly from: object; readonly to: object },
): Promise<number> =>
  db.run(sql`
    update warehouse.consignment
    set from_address = ${JSON.stringify(from)}::jsonb, to_address = ${JSON.stringify(to)}::jsonb
    where id = ${id}
  `);

type ToAdd = {
  readonly id: string;
  readonly customerId: number;
  readonly number: string;
  readonly from: object;
  readonly to: object;
  readonly now: Date;
};

/** Adds a consignment unless the customer has one of this number; returns its id. */
export const ensureConsignment = async (db: TenantDb, toAdd: ToAdd): Promise<string> => {
  const row = await db.one(sql<{ id: string }>`
    insert into warehouse.consignment as saved (
      tenant_id, id, customer_id, number, from_address, to_address, created_at
    ) values (
      ${db.scope.tenantId}, ${toAdd.id}, ${toAdd.customerId}, ${toAdd.number},
      ${JSON.stringify(toAdd.from)}::jsonb, ${JSON.stringify(toAdd.to)}::jsonb, ${toAdd.now}
    )
    on conflict (tenant_id, customer_id, upper(number)) do update set number = saved.number
    returning id
  `);
  return row.id;
};
