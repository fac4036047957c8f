import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';

type NewUser = {
  readonly customerId: number;
  readonly name: string;
  readonly surname: string;
  readonly email: string;
  readonly telephone: string;
};
type Given = { readonly passwordHash: string; readonly role: string; readonly now: Date };

/** Adds a customer's user under its e-mail address, in one of the static roles. */
export const addFirstUser = (db: TenantDb, user: NewUser, given: Given): Promise<unknown> =>
  db.run(sql`
    with added as (
      insert into identity."user" (
        tenant_id, customer_id, name, surname, user_name, email, phone_number, password_hash,
        created_at
      ) values (
        ${db.scope.tenantId}, ${user.customerId}, ${user.name}, ${user.surname}, ${user.email},
        ${user.email}, ${user.telephone}, ${given.passwordHash}, ${given.now}
      )
      returning id
    )
    insert into identity.user_role (tenant_id, user_id, role_id)
    select ${db.scope.tenantId}, added.id, r.id
    from added join identity.role r on r.name = ${given.role} and r.is_static
  `);
