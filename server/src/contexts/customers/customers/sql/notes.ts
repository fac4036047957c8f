import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';
import type { CustomerNoteRow } from '../domain/rows.ts';

/** Returns the newest notes, at most two hundred. */
export const notes = (db: TenantDb, customerId: number): Promise<CustomerNoteRow[]> =>
  db.many(sql<CustomerNoteRow>`
    select id, comment, user_id, created_at from customers.note
    where customer_id = ${customerId} order by id desc limit 200
  `);

export const addNote = (
  db: TenantDb,
  {
    customerId,
    ...note
  }: { readonly customerId: number; readonly comment: string; readonly now: Date },
): Promise<number> => addNotes(db, { ...note, customerIds: [customerId] });

/** Adds the same note to many customers. */
export const addNotes = (
  db: TenantDb,
  note: {
    readonly customerIds: readonly number[];
    readonly comment: string;
    readonly now: Date;
  },
): Promise<number> =>
  db.run(sql`
    insert into customers.note (tenant_id, customer_id, comment, user_id, created_at)
    select ${db.scope.tenantId}, id, ${note.comment}, ${db.scope.userId}::bigint,
           ${note.now}::timestamptz
    from unnest(${note.customerIds}::bigint[]) id
  `);
