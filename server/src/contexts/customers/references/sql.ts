import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';
import type { ReferenceFields, ReferenceRow } from '../address-book/domain/book-rows.ts';

export const referenceColumns = sql`
  id, customer_id, name, description, is_required, is_active, display_on_invoice
`;

export const reference = (db: TenantDb, id: number): Promise<ReferenceRow | undefined> =>
  db.maybeOne(sql<ReferenceRow>`
    select ${referenceColumns} from customers.reference where id = ${id}
  `);

export const addReference = (
  db: TenantDb,
  row: Omit<ReferenceRow, 'id'>,
  now: Date,
): Promise<{ id: number }> =>
  db.one(sql<{ id: number }>`
    insert into customers.reference (
      tenant_id, customer_id, name, description, is_required, is_active, display_on_invoice,
      created_at
    ) values (
      ${db.scope.tenantId}, ${row.customer_id}, ${row.name}, ${row.description}, ${row.is_required},
      ${row.is_active}, ${row.display_on_invoice}, ${now}
    )
    returning id
  `);

export const saveReference = (
  db: TenantDb,
  id: number,
  row: ReferenceFields,
): Promise<{ id: number }> =>
  db.one(sql<{ id: number }>`
    update customers.reference set
      name = ${row.name}, description = ${row.description}, is_required = ${row.is_required},
      is_active = ${row.is_active}, display_on_invoice = ${row.display_on_invoice}
    where id = ${id}
    returning id
  `);

export const removeReference = (
  db: TenantDb,
  id: number,
): Promise<{ customer_id: number } | undefined> =>
  db.maybeOne(sql<{ customer_id: number }>`
    delete from customers.reference where id = ${id} returning customer_id
  `);
