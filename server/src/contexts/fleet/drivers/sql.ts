import type { DriverType } from '@waybill/contract/fleet/drivers/choices';
import type { Vehicle } from '@waybill/contract/fleet/shapes';
import { type RawBuilder, sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';
import type { Driver } from '@waybill/contract/fleet/drivers/shapes';

export type DriverRow = {
  readonly id: string;
  readonly user_id: number;
  readonly code: string;
  readonly name: string;
  readonly email: string;
  readonly phone_number: string | null;
  readonly is_active: boolean;
  readonly is_available: boolean;
  readonly type: DriverType;
  readonly company_name: string | null;
  readonly address: Partial<Driver['address']>;
  readonly main_depot_id: string | null;
  readonly licence_number: string | null;
  readonly licence_expiry: string | null;
};

export const driverColumns = sql<DriverRow>`
  d.id, d.user_id, d.code, u.name, u.email, u.phone_number, u.is_active,
  d.is_available and u.is_active as is_available, d.type, d.company_name, d.address,
  d.main_depot_id, d.licence_number, d.licence_expiry
`;

export const driverTables = sql`
  fleet.driver d join identity_public.driver_user u
    on u.tenant_id = d.tenant_id and u.id = d.user_id
`;

/** Drivers see only their own record (decisions A-12); `null` is any other user. */
export const seenBy = (userId: number | null): RawBuilder<unknown> =>
  userId === null ? sql`true` : sql`d.user_id = ${userId}`;

/**
 * Returns the active drivers, and the others who still have open jobs, which would be on nobody's
 * list otherwise.
 */
export const activeOrAllocatedDriverIds = async (db: TenantDb, most: number): Promise<string[]> => {
  const rows = await db.many(sql<{ id: string }>`
    select d.id from ${driverTables}
    where u.is_active or exists (
      select from jobs_public.job_card j where j.driver_id = d.user_id and j.status <> 'Delivered'
    )
    order by u.is_active desc, u.name, d.id limit ${most}
  `);
  return rows.map(({ id }) => id);
};

/** Returns the drivers who are available for work. */
export const availableDriverIds = async (db: TenantDb): Promise<string[]> => {
  const rows = await db.many(sql<{ id: string }>`
    select d.id from ${driverTables} where u.is_active and d.is_available
  `);
  return rows.map(({ id }) => id);
};

export const driver = (
  db: TenantDb,
  id: string,
  userId: number | null,
): Promise<DriverRow | undefined> =>
  db.maybeOne(sql<DriverRow>`
    select ${driverColumns} from ${driverTables} where d.id = ${id} and ${seenBy(userId)}
  `);

/** Locks the driver's record, to serialise changes of one driver and its vehicles. */
export const lockDriver = (db: TenantDb, id: string): Promise<{ user_id: number } | undefined> =>
  db.maybeOne(sql<{ user_id: number }>`
    select d.user_id from fleet.driver d where d.id = ${id} for update
  `);

export type OpenJob = { readonly id: string; readonly driver_id: number };

/** Returns the open jobs of drivers, by user id (decisions D-05). */
export const openJobsOf = (db: TenantDb, userIds: readonly number[]): Promise<OpenJob[]> =>
  db.many(sql<OpenJob>`
    select j.id, j.driver_id from jobs_public.job_card j
    where j.driver_id = any (${userIds}::bigint[]) and j.status <> 'Delivered'
    order by j.created_at, j.id
  `);

export type DriverFields = {
  readonly type: DriverType;
  readonly company_name: string | null;
  readonly address: Readonly<Record<string, string | null>>;
  readonly main_depot_id: string | null;
  readonly licence_number: string | null;
  readonly licence_expiry: string | null;
};

export const insertDriver = (
  db: TenantDb,
  user: { readonly id: number; readonly guid: string },
  fields: DriverFields & { readonly code: string; readonly now: Date },
): Promise<unknown> =>
  db.run(sql`
    insert into fleet.driver (
      tenant_id, id, user_id, code, type, company_name, address, main_depot_id, licence_number,
      licence_expiry, created_at, created_by
    ) values (
      ${db.scope.tenantId}, ${user.guid}, ${user.id}, ${fields.code}, ${fields.type},
      ${fields.company_name}, ${JSON.stringify(fields.address)}::jsonb, ${fields.main_depot_id},
      ${fields.licence_number}, ${fields.licence_expiry}, ${fields.now}, ${db.scope.userId}
    )
  `);

export const replaceDriver = (
  db: TenantDb,
  id: string,
  fields: DriverFields & { readonly isActive: boolean },
): Promise<unknown> =>
  db.run(sql`
    update fleet.driver set
      type = ${fields.type}, company_name = ${fields.company_name},
      address = ${JSON.stringify(fields.address)}::jsonb, main_depot_id = ${fields.main_depot_id},
      licence_number = ${fields.licence_number}, licence_expiry = ${fields.licence_expiry},
      is_available = is_available and ${fields.isActive},
      available_since = case when ${fields.isActive} then available_since end
    where id = ${id}
  `);

/** Sets a driver's availability; positions are stored while available. */
export const setAvailability = (
  db: TenantDb,
  id: string,
  { is, now }: { readonly is: boolean; readonly now: Date },
): Promise<unknown> =>
  db.run(sql`
    update fleet.driver set
      is_available = ${is},
      available_since = case when ${is} then coalesce(available_since, ${now}) end
    where id = ${id}
  `);

export type VehicleRow = {
  readonly id: string;
  readonly driver_id: string;
  readonly name: string;
  readonly registration_number: string;
  readonly capacity: Vehicle['capacity'];
  readonly pallet_spaces: number | null;
  readonly pieces_max: number | null;
  readonly gvm_kg: number | null;
  readonly is_active: boolean;
  readonly is_current: boolean;
  readonly registration_expiry: string | null;
  readonly out_of_service_reason: string | null;
  readonly images: readonly string[];
};

/** The editable fields of a vehicle. */
export type VehicleFields = Omit<VehicleRow, 'out_of_service_reason' | 'images'>;

export const vehicleColumns = sql<VehicleRow>`
  v.id, v.driver_id, v.name, v.registration_number, v.capacity, v.pallet_spaces, v.pieces_max,
  v.gvm_kg, v.is_active, v.is_current,
  v.registration_expiry, v.out_of_service_reason,
  array(
    select i.id::text from fleet.vehicle_image i
    where i.tenant_id = v.tenant_id and i.vehicle_id = v.id order by i.created_at, i.id
  ) as images
`;

export const vehicleTables = sql`
  fleet.vehicle v join fleet.driver d on d.tenant_id = v.tenant_id and d.id = v.driver_id
`;

export const vehicle = (
  db: TenantDb,
  id: string,
  userId: number | null,
): Promise<VehicleRow | undefined> =>
  db.maybeOne(sql<VehicleRow>`
    select ${vehicleColumns} from ${vehicleTables} where v.id = ${id} and ${seenBy(userId)}
  `);

export const currentVehiclesOf = (
  db: TenantDb,
  driverIds: readonly string[],
): Promise<VehicleRow[]> =>
  db.many(sql<VehicleRow>`
    select ${vehicleColumns} from fleet.vehicle v
    where v.driver_id = any (${driverIds}::uuid[]) and v.is_current
  `);

/** Clears the driver's other current vehicles, because there is at most one (decisions D-10). */
export const leaveVehicles = (db: TenantDb, driverId: string, but: string): Promise<unknown> =>
  db.run(sql`
    update fleet.vehicle set is_current = false
    where driver_id = ${driverId} and is_current and id <> ${but}
  `);

/** Adds the vehicle, or replaces the one with this id. */
export const writeVehicle = (db: TenantDb, v: VehicleFields, now: Date): Promise<unknown> =>
  db.run(sql`
    insert into fleet.vehicle as saved (
      tenant_id, id, driver_id, name, registration_number, capacity, gvm_kg, is_active, is_current,
      registration_expiry, pallet_spaces, pieces_max, created_at, created_by
    ) values (
      ${db.scope.tenantId}, ${v.id}, ${v.driver_id}, ${v.name}, ${v.registration_number},
      ${JSON.stringify(v.capacity)}::jsonb, ${v.gvm_kg}, ${v.is_active}, ${v.is_current},
      ${v.registration_expiry}, ${v.pallet_spaces}, ${v.pieces_max}, ${now}, ${db.scope.userId}
    )
    on conflict (tenant_id, id) do update set
      driver_id = excluded.driver_id, name = excluded.name,
      registration_number = excluded.registration_number, capacity = excluded.capacity,
      gvm_kg = excluded.gvm_kg, is_active = excluded.is_active, is_current = excluded.is_current,
      registration_expiry = excluded.registration_expiry,
      pallet_spaces = excluded.pallet_spaces, pieces_max = excluded.pieces_max
  `);

export const dropVehicle = (db: TenantDb, id: string): Promise<number> =>
  db.run(sql`delete from fleet.vehicle where id = ${id}`);

export type Invitation = {
  readonly email: string;
  readonly tokenHash: string;
  readonly runId: string | null;
  readonly expiresAt: Date;
};

/** Saves an invitation; it invalidates an earlier one of the same address (decisions D-03). */
export const writeInvitation = (db: TenantDb, i: Invitation, now: Date): Promise<unknown> =>
  db.run(sql`
    insert into fleet.invitation
      (tenant_id, email, token_hash, run_id, expires_at, created_at, created_by)
    values (
      ${db.scope.tenantId}, lower(${i.email}), ${i.tokenHash}, ${i.runId}, ${i.expiresAt}, ${now},
      ${db.scope.userId}
    )
    on conflict (tenant_id, email) do update set
      token_hash = excluded.token_hash, run_id = excluded.run_id,
      expires_at = excluded.expires_at, created_at = excluded.created_at,
      created_by = excluded.created_by
  `);

/** Redeems an invitation, which is valid once. */
export const takeInvitation = (
  db: TenantDb,
  query: { readonly tokenHash: string; readonly email: string },
  now: Date,
): Promise<{ run_id: string | null } | undefined> =>
  db.maybeOne(sql<{ run_id: string | null }>`
    delete from fleet.invitation
    where token_hash = ${query.tokenHash} and email = lower(${query.email}) and expires_at > ${now}
    returning run_id
  `);

export const eraseDriverRow = (db: TenantDb, id: string): Promise<number> =>
  db.run(sql`
    update fleet.driver set address = '{}', licence_number = null, licence_expiry = null
    where id = ${id}
  `);
