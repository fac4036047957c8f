import { customerRoleNames } from '@waybill/contract/identity/roles/static-roles';
import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';

type NewUser = {
  readonly customerId: number;
  readonly name: string;
  readonly surname: string;
  readonly email: string;
  readonly telephone: string;
};
type FirstUser = { readonly passwordHash: string; readonly isActive: boolean; readonly now: Date };

/**
 * Adds a customer's user with the e-mail address as user name and the customer roles for
 * self-registered users; if the tenant has none, as CustomerAdmin.
 */
export const addFirstUser = (db: TenantDb, user: NewUser, input: FirstUser): Promise<unknown> =>
  db.run(sql`
    with added as (
      insert into identity."user" (
        tenant_id, customer_id, name, surname, user_name, email, phone_number, password_hash,
        is_active, created_at
      ) values (
        ${db.scope.tenantId}, ${user.customerId}, ${user.name}, ${user.surname}, ${user.email},
        ${user.email}, ${user.telephone}, ${input.passwordHash},
        ${input.isActive}, ${input.now}
      )
      returning id
    )
    insert into identity.user_role (tenant_id, user_id, role_id)
    select ${db.scope.tenantId}, added.id, r.id
    from added join identity.role r
      on r.customer_id is null and r.name = any (${customerRoleNames})
    where r.is_default or (r.name = 'CustomerAdmin' and not exists (
      select from identity.role d
      where d.customer_id is null and d.is_default and d.name = any (${customerRoleNames})
    ))
  `);
