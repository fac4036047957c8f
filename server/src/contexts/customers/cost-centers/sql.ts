import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';
import type { CostCenterFields, CostCenterRow } from '../address-book/domain/book-rows.ts';

export const costCenterColumns = sql`id, customer_id, code, name, is_default, is_active`;

export const costCenter = (db: TenantDb, id: number): Promise<CostCenterRow | undefined> =>
  db.maybeOne(sql<CostCenterRow>`
    select ${costCenterColumns} from customers.cost_center where id = ${id}
  `);

/** Clears the previous default cost center. */
export const clearDefaultCostCenter = (db: TenantDb, customerId: number): Promise<number> =>
  db.run(sql`
    update customers.cost_center set is_default = false
    where customer_id = ${customerId} and is_default
  `);

export const addCostCenter = (
  db: TenantDb,
  row: Omit<CostCenterRow, 'id'>,
  now: Date,
): Promise<{ id: number }> =>
  db.one(sql<{ id: number }>`
    insert into customers.cost_center
      (tenant_id, customer_id, code, name, is_default, is_active, created_at)
    values (${db.scope.tenantId}, ${row.customer_id}, ${row.code}, ${row.name}, ${row.is_default},
            ${row.is_active}, ${now})
    returning id
  `);

export const saveCostCenter = (
  db: TenantDb,
  id: number,
  row: CostCenterFields,
): Promise<{ id: number }> =>
  db.one(sql<{ id: number }>`
    update customers.cost_center set
      code = ${row.code}, name = ${row.name}, is_default = ${row.is_default},
      is_active = ${row.is_active}
    where id = ${id}
    returning id
  `);

export const removeCostCenter = (
  db: TenantDb,
  id: number,
): Promise<{ customer_id: number } | undefined> =>
  db.maybeOne(sql<{ customer_id: number }>`
    delete from customers.cost_center where id = ${id} returning customer_id
  `);
