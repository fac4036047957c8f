import type { DriverDocumentKind } from '@waybill/contract/fleet/driver-documents/choices';
import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';

export type DriverDocumentRow = {
  readonly id: string;
  readonly driver_id: string;
  readonly kind: DriverDocumentKind;
  readonly number: string | null;
  readonly expires: string | null;
  readonly classes: readonly string[];
};

export const documentsOf = (db: TenantDb, driverId: string): Promise<DriverDocumentRow[]> =>
  db.many(sql<DriverDocumentRow>`
    select id, driver_id, kind, number, expires, classes from fleet.driver_document
    where driver_id = ${driverId} order by expires nulls last, kind, id limit 100
  `);

export const documentById = (db: TenantDb, id: string): Promise<DriverDocumentRow | undefined> =>
  db.maybeOne(sql<DriverDocumentRow>`
    select id, driver_id, kind, number, expires, classes from fleet.driver_document
    where id = ${id}
  `);

/** Adds the document, or replaces the one with this id. */
export const writeDocument = (db: TenantDb, d: DriverDocumentRow, now: Date): Promise<unknown> =>
  db.run(sql`
    insert into fleet.driver_document (
      tenant_id, id, driver_id, kind, number, expires, classes, created_at, created_by
    ) values (
      ${db.scope.tenantId}, ${d.id}, ${d.driver_id}, ${d.kind}, ${d.number}, ${d.expires},
      ${d.classes}::text[], ${now}, ${db.scope.userId}
    )
    on conflict (tenant_id, id) do update set
      kind = excluded.kind, number = excluded.number, expires = excluded.expires,
      classes = excluded.classes
  `);

export const dropDocument = (db: TenantDb, id: string): Promise<number> =>
  db.run(sql`delete from fleet.driver_document where id = ${id}`);

export type Expiring = {
  readonly ref: string;
  readonly driver_id: string;
  readonly driver_name: string;
  /** DriverLicence, VehicleRegistration, or the type of a document. */
  readonly document: string;
  readonly expires: string;
  readonly days: number;
};

/**
 * Records the reminders due on a day and returns the new ones: for each document the smallest
 * applicable number of days before its expiry, 0 once it has expired.
 */
export const noteReminders = (
  db: TenantDb,
  day: string,
  { days, now }: { readonly days: readonly number[]; readonly now: Date },
): Promise<Expiring[]> =>
  db.many(sql<Expiring>`
    with document as (
      select d.id as ref, d.id as driver_id, 'DriverLicence' as document,
        d.licence_expiry as expires
      from fleet.driver d where d.licence_expiry is not null
      union all
      select p.id, p.driver_id, p.kind, p.expires
      from fleet.driver_document p where p.expires is not null
      union all
      select v.id, v.driver_id, 'VehicleRegistration', v.registration_expiry
      from fleet.vehicle v where v.registration_expiry is not null and v.is_active
    ), due as (
      select e.*, u.name as driver_name, least_days.days
      from document e
      join fleet.driver d on d.id = e.driver_id
      join identity_public.driver_user u on u.tenant_id = d.tenant_id and u.id = d.user_id
      cross join lateral (
        select min(n) as days from unnest(${days}::int[] || 0) n
        where e.expires - ${day}::date <= n - case when n = 0 then 1 else 0 end
      ) least_days
      where u.is_active and least_days.days is not null
    ), noted as (
      insert into fleet.expiry_reminder (tenant_id, ref, expires, days, at)
      select ${db.scope.tenantId}, ref, expires, days, ${now} from due
      on conflict do nothing
      returning ref, expires, days
    )
    select due.ref, due.driver_id, due.driver_name, due.document, due.expires, due.days
    from due join noted using (ref, expires, days)
    order by due.expires, due.driver_name
  `);
