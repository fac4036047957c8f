import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';

export type CustomerContactRow = {
  readonly contactName: string | null;
  readonly emails: readonly string[];
  readonly phones: readonly string[];
};

export const contact = (db: TenantDb, id: number): Promise<CustomerContactRow | undefined> =>
  db.maybeOne(sql<CustomerContactRow>`
    select contact_name as "contactName",
      array_remove(array[email, booking_email], null) as emails,
      array_remove(array[telephone, mobile], null) as phones
    from customers.customer where id = ${id}
  `);

export const eraseContactRow = (db: TenantDb, id: number, standIn: string): Promise<number> =>
  db.run(sql`
    update customers.customer set
      contact_name = ${standIn}, email = null, booking_email = null, telephone = null, mobile = null
    where id = ${id}
  `);
