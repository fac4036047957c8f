import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';
import type { List } from '#platform/lists/declaration.ts';
import { type ListQuery, listPage } from '#platform/lists/list.ts';
import { flag, text, uuid } from '../drivers/lists.ts';
import { seenBy } from '../drivers/sql.ts';
import { checkColumns, checkTables } from './sql.ts';

const checks: List = {
  fields: {
    id: uuid('a.id'),
    driverid: uuid('a.driver_id'),
    drivername: text('u.name'),
    drivercode: text('d.code'),
    vehicleid: uuid('a.vehicle_id'),
    registrationnumber: text('a.registration_number'),
    day: { sql: 'a.day', type: 'date' },
    creationtime: { sql: 'a.checked_at', type: 'timestamptz' },
    status: text('a.status'),
    /** 0 to 3: failed, faulty, cleared, passed. */
    severity: {
      sql: `array_position(array['Failed', 'Faulty', 'Cleared', 'Passed'], a.status)`,
      type: 'integer',
    },
    timeonroad: { sql: 'a.time_on_road_h', type: 'numeric' },
    hadenoughsleep: flag('a.had_enough_sleep'),
    undertheinfluenceofdrugs: flag('a.under_drugs'),
    undertheinfluenceofalcohol: flag('a.under_alcohol'),
    wearingpropersafetyequipment: flag('a.wears_safety_equipment'),
    stateofdriverslicense: text('a.licence_state'),
  },
  searched: ['drivername', 'drivercode', 'registrationnumber', 'status'],
  sorting: 'creationtime desc',
  tieBreak: 'id',
};

export type ChecksQuery = ListQuery & {
  readonly driverId?: string | undefined;
  readonly startDay?: string | undefined;
  readonly endDay?: string | undefined;
  readonly exceptionsOnly: boolean;
};

/**
 * Returns a page of the checks visible to the driver with this user id, or to any other user if
 * null.
 */
export const checksPage = (db: TenantDb, query: ChecksQuery, userId: number | null) =>
  listPage(db, checks, {
    query,
    select: checkColumns,
    from: checkTables,
    where: sql`
      ${seenBy(userId)}
      and (${query.driverId ?? null}::uuid is null or a.driver_id = ${query.driverId ?? null}::uuid)
      and (${query.startDay ?? null}::date is null or a.day >= ${query.startDay ?? null}::date)
      and (${query.endDay ?? null}::date is null or a.day <= ${query.endDay ?? null}::date)
      and (not ${query.exceptionsOnly} or a.status <> 'Passed')
    `,
  });
