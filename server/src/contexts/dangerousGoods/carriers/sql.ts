import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';
import type { Acceptance } from './domain/carriage.ts';

export type AcceptanceRow = Acceptance & { readonly carrier_name: string };

/** Returns what each carrier account accepts in general, and of the given customer. */
export const acceptances = (db: TenantDb, customerId: number | null): Promise<AcceptanceRow[]> =>
  db.many(sql<AcceptanceRow>`
    select a.id as carrier_account_id, a.name as account_name, a.carrier_name,
           coalesce(c.classes, '{}') as classes, own.classes as customer_classes
    from carriers_public.account_card a
    left join dangerous_goods.carrier_classes c on c.carrier_account_id = a.id
    left join dangerous_goods.customer_carrier_classes own
      on own.carrier_account_id = a.id and own.customer_id = ${customerId}::bigint
    order by lower(a.name), a.id
  `);

export const saveAccepted = (
  db: TenantDb,
  carrierAccountId: number,
  classes: readonly string[],
): Promise<unknown> =>
  db.run(sql`
    insert into dangerous_goods.carrier_classes (tenant_id, carrier_account_id, classes)
    values (${db.scope.tenantId}, ${carrierAccountId}, ${classes}::text[])
    on conflict (tenant_id, carrier_account_id) do update set classes = excluded.classes
  `);

type OfCustomer = { readonly carrierAccountId: number; readonly customerId: number };

export const saveAcceptedOf = (
  db: TenantDb,
  { carrierAccountId, customerId }: OfCustomer,
  classes: readonly string[],
): Promise<unknown> =>
  db.run(sql`
    insert into dangerous_goods.customer_carrier_classes
      (tenant_id, carrier_account_id, customer_id, classes)
    values (${db.scope.tenantId}, ${carrierAccountId}, ${customerId}, ${classes}::text[])
    on conflict (tenant_id, carrier_account_id, customer_id)
      do update set classes = excluded.classes
  `);

export const dropAcceptedOf = (
  db: TenantDb,
  { carrierAccountId, customerId }: OfCustomer,
): Promise<unknown> =>
  db.run(sql`
    delete from dangerous_goods.customer_carrier_classes
    where carrier_account_id = ${carrierAccountId} and customer_id = ${customerId}
  `);

export type EmergencyContactRow = { readonly name: string; readonly telephone: string };

export const contact = (db: TenantDb): Promise<EmergencyContactRow | undefined> =>
  db.maybeOne(
    sql<EmergencyContactRow>`select name, telephone from dangerous_goods.emergency_contact`,
  );

export const saveContact = (
  db: TenantDb,
  { name, telephone }: EmergencyContactRow,
): Promise<unknown> =>
  db.run(sql`
    insert into dangerous_goods.emergency_contact (tenant_id, name, telephone)
    values (${db.scope.tenantId}, ${name}, ${telephone})
    on conflict (tenant_id) do update set name = excluded.name, telephone = excluded.telephone
  `);
