import type { PreStartStatus } from '@waybill/contract/fleet/pre-start/choices';
import type { PreStartSettings } from '@waybill/contract/fleet/pre-start/shapes';
import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';
import { seenBy } from '../drivers/sql.ts';
import type { Checklists } from './domain/to-save.ts';

export type SettingRow = {
  readonly questions: PreStartSettings['questions'];
  readonly blocks_on_failure: boolean;
  readonly is_required: boolean;
  readonly dispatch_phone: string | null;
};

export const preStartSetting = (db: TenantDb): Promise<SettingRow | undefined> =>
  db.maybeOne(sql<SettingRow>`
    select questions, blocks_on_failure, is_required, dispatch_phone
    from fleet.pre_start_setting
  `);

export const savePreStartSetting = (db: TenantDb, s: PreStartSettings): Promise<unknown> =>
  db.run(sql`
    insert into fleet.pre_start_setting (
      tenant_id, questions, blocks_on_failure, is_required, dispatch_phone
    )
    values (
      ${db.scope.tenantId}, ${JSON.stringify(s.questions)}::jsonb, ${s.blocksonfailure},
      ${s.isrequired}, ${s.dispatchphone}
    )
    on conflict (tenant_id) do update set
      questions = excluded.questions, blocks_on_failure = excluded.blocks_on_failure,
      is_required = excluded.is_required, dispatch_phone = excluded.dispatch_phone
  `);

export type CheckFields = {
  readonly id: string;
  readonly driver_id: string;
  readonly vehicle_id: string | null;
  readonly registration_number: string | null;
  readonly day: string;
  readonly checked_at: Date;
  readonly status: PreStartStatus;
  readonly time_on_road_h: number | null;
  readonly odometer_km: number | null;
  readonly signature_file: string | null;
  readonly break_start: string | null;
  readonly break_end: string | null;
  readonly drive_start: string | null;
  readonly drive_end: string | null;
  readonly had_enough_sleep: boolean;
  readonly under_drugs: boolean;
  readonly under_alcohol: boolean;
  readonly wears_safety_equipment: boolean;
  readonly licence_state: 'Valid' | 'Invalid';
  readonly checklists: Checklists;
  /** SHA-256 of each photo as it was sent, hex. */
  readonly photo_hashes: readonly string[];
};

export type CheckRow = CheckFields & {
  readonly driver_name: string;
  readonly driver_code: string;
  readonly cleared_by_name: string | null;
  readonly cleared_at: Date | null;
  readonly clear_note: string | null;
};

export const checkColumns = sql<CheckRow>`
  a.id, a.driver_id, a.vehicle_id, a.registration_number, a.day, a.checked_at, a.status,
  a.time_on_road_h, a.odometer_km, a.signature_file, a.break_start, a.break_end, a.drive_start,
  a.drive_end, a.had_enough_sleep,
  a.under_drugs, a.under_alcohol, a.wears_safety_equipment, a.licence_state, a.checklists,
  a.photo_hashes, a.cleared_by_name, a.cleared_at, a.clear_note, u.name as driver_name,
  d.code as driver_code
`;

export const checkTables = sql`
  fleet.pre_start_check a
  join fleet.driver d on d.tenant_id = a.tenant_id and d.id = a.driver_id
  join identity_public.driver_user u on u.tenant_id = d.tenant_id and u.id = d.user_id
`;

export const preStartCheck = (
  db: TenantDb,
  id: string,
  userId: number | null,
): Promise<CheckRow | undefined> =>
  db.maybeOne(sql<CheckRow>`
    select ${checkColumns} from ${checkTables} where a.id = ${id} and ${seenBy(userId)}
  `);

/** Returns the status of a check, locked. */
export const lockCheck = (
  db: TenantDb,
  id: string,
): Promise<{ status: PreStartStatus; driver_id: string; vehicle_id: string | null } | undefined> =>
  db.maybeOne(sql<{ status: PreStartStatus; driver_id: string; vehicle_id: string | null }>`
    select status, driver_id, vehicle_id from fleet.pre_start_check where id = ${id} for update
  `);

/** Adds a check; returns 0 if the id is known. */
export const addCheck = (db: TenantDb, a: CheckFields, now: Date): Promise<number> =>
  db.run(sql`
    insert into fleet.pre_start_check (
      tenant_id, id, driver_id, vehicle_id, registration_number, day, checked_at, received_at,
      status, time_on_road_h, odometer_km, signature_file, break_start, break_end, drive_start,
      drive_end, had_enough_sleep, under_drugs, under_alcohol, wears_safety_equipment,
      licence_state, checklists, photo_hashes, created_by
    ) values (
      ${db.scope.tenantId}, ${a.id}, ${a.driver_id}, ${a.vehicle_id}, ${a.registration_number},
      ${a.day}, ${a.checked_at}, ${now}, ${a.status}, ${a.time_on_road_h}, ${a.odometer_km},
      ${a.signature_file}, ${a.break_start}, ${a.break_end}, ${a.drive_start}, ${a.drive_end},
      ${a.had_enough_sleep}, ${a.under_drugs},
      ${a.under_alcohol}, ${a.wears_safety_equipment}, ${a.licence_state},
      ${JSON.stringify(a.checklists)}::jsonb, ${a.photo_hashes}::text[], ${db.scope.userId}
    )
    on conflict (tenant_id, id) do nothing
  `);

export type LatestCheck = {
  readonly id: string;
  readonly driver_id: string;
  readonly day: string;
  readonly checked_at: Date;
  readonly status: PreStartStatus;
};

/**
 * Returns the latest check of each of these drivers; earlier ones of a day are superseded (E-05).
 */
export const latestChecks = (db: TenantDb, driverIds: readonly string[]): Promise<LatestCheck[]> =>
  db.many(sql<LatestCheck>`
    select a.id, a.driver_id, a.day, a.checked_at, a.status
    from unnest(${driverIds}::uuid[]) as asked (driver_id)
    cross join lateral (
      select * from fleet.pre_start_check a
      where a.tenant_id = ${db.scope.tenantId} and a.driver_id = asked.driver_id
      order by a.checked_at desc, a.id desc limit 1
    ) a
  `);

export const clearCheck = (
  db: TenantDb,
  id: string,
  cleared: { readonly by: string; readonly at: Date; readonly note: string },
): Promise<number> =>
  db.run(sql`
    update fleet.pre_start_check set
      status = 'Cleared', cleared_by_name = ${cleared.by}, cleared_at = ${cleared.at},
      clear_note = ${cleared.note}
    where id = ${id} and status = 'Failed'
  `);

/** Takes a vehicle out of service, or puts it back into service for null. */
export const setOutOfService = (
  db: TenantDb,
  vehicleId: string,
  reason: string | null,
): Promise<number> =>
  db.run(sql`
    update fleet.vehicle set out_of_service_reason = ${reason} where id = ${vehicleId}
  `);
