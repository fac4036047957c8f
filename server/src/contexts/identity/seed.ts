import { allPermissions } from '@waybill/contract/all-permissions';
import { permissionsOfRole, staticRoles } from '@waybill/contract/identity/roles/static-roles';
import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';
import type { Seeding } from '../../demo/seed.ts';
import { addApiClient } from './api-clients/sql.ts';

export type DemoPerson = {
  readonly name: string;
  readonly surname: string;
  readonly userName: string;
  readonly email: string;
  readonly role: string;
  readonly customerId?: number;
  readonly isActive?: boolean;
};

/** Adds the static roles of a new tenant with their grants. */
export async function addStaticRoles(db: TenantDb): Promise<void> {
  const roles = staticRoles.map((role) => ({
    name: role.name,
    display_name: role.displayName,
    is_default: role.isDefault,
    permissions: permissionsOfRole(role, allPermissions),
  }));
  await db.run(sql`
    with provided as (
      select r.name, r.display_name, r.is_default, r.permissions
      from jsonb_to_recordset(${JSON.stringify(roles)}::jsonb)
        as r (name text, display_name text, is_default boolean, permissions text[])
    ), added as (
      insert into identity.role (tenant_id, name, display_name, is_static, is_default)
      select ${db.scope.tenantId}, name, display_name, true, is_default from provided
      returning id, name
    )
    insert into identity.role_permission (tenant_id, role_id, permission)
    select ${db.scope.tenantId}, added.id, unnest(provided.permissions)
    from added join provided using (name)
  `);
}

/** Seeds an API client; its secret is the shared demo password. */
export async function seedApiClients({ db, tenant, passwordHash, now }: Seeding): Promise<void> {
  if (tenant.key !== 'acme') return;
  const scales = { id: 'depot-scales', name: 'Depot scales' };
  const permissions = ['Booking.View', 'Job.View', 'Job.Scan'];
  await addApiClient(db, { ...scales, permissions, secretHash: passwordHash }, now);
}

/** Adds users with one password; returns their ids by user name. */
export async function addPeople(
  db: TenantDb,
  people: readonly DemoPerson[],
  { passwordHash, now }: { readonly passwordHash: string; readonly now: Date },
): Promise<ReadonlyMap<string, number>> {
  const rows = people.map((p) => ({
    name: p.name,
    surname: p.surname,
    user_name: p.userName,
    email: p.email,
    role: p.role,
    customer_id: p.customerId ?? null,
    is_active: p.isActive ?? true,
    is_driver: p.role === 'Driver',
  }));
  const added = await db.many(sql<{ id: number; user_name: string }>`
    with provided as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as p (
        name text, surname text, user_name text, email text, role text, customer_id bigint,
        is_active boolean, is_driver boolean
      )
    ), added as (
      insert into identity."user" (
        tenant_id, customer_id, name, surname, user_name, email, password_hash, is_active,
        is_driver, is_email_confirmed, created_at
      )
      select ${db.scope.tenantId}, customer_id, name, surname, user_name, email, ${passwordHash},
             is_active, is_driver, true, ${now}
      from provided
      returning id, user_name
    ), enrolled as (
      insert into identity.user_role (tenant_id, user_id, role_id)
      select ${db.scope.tenantId}, added.id, r.id
      from added join provided using (user_name) join identity.role r on r.name = provided.role
    )
    select id, user_name from added
  `);
  return new Map(added.map((row) => [row.user_name, row.id]));
}

/** The organization of a demo tenant: codes, names and members. */
const organization = [
  ['00001', 'Operations', []],
  ['00001.00001', 'Dispatch', ['kim', 'nils']],
  ['00001.00002', 'Depot', ['wes']],
  ['00001.00003', 'Drivers', ['ravi', 'tomasz']],
  ['00002', 'Office', ['ada', 'bea']],
  ['00002.00001', 'Accounts', ['lena', 'ines']],
  ['00002.00002', 'Customer service', ['cleo']],
] as const;

/** Adds the organization's units and assigns those of the members that exist. */
export async function addOrganization(
  db: TenantDb,
  people: ReadonlyMap<string, number>,
  now: Date,
): Promise<void> {
  for (const [code, name, members] of organization) {
    const ids = members.flatMap((userName) => people.get(userName) ?? []);
    const above = code.includes('.') ? code.slice(0, code.lastIndexOf('.')) : null;
    await db.run(sql`
      with added as (
        insert into identity.organization_unit
          (tenant_id, parent_id, code, display_name, created_at)
        select ${db.scope.tenantId}, (
          select id from identity.organization_unit where code = ${above}
        ), ${code}, ${name}, ${now}
        returning id
      )
      insert into identity.unit_member (tenant_id, unit_id, user_id, added_at)
      select ${db.scope.tenantId}, added.id, u, ${now}
      from added, unnest(${ids}::bigint[]) as u
    `);
  }
}
