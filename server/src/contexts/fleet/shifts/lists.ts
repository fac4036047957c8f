import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';
import type { List } from '#platform/lists/declaration.ts';
import { type ListQuery, listPage } from '#platform/lists/list.ts';
import { text, uuid } from '../drivers/lists.ts';
import { seenBy } from '../drivers/sql.ts';
import { shiftColumns } from './sql.ts';

const shifts: List = {
  fields: {
    id: uuid('s.id'),
    driverid: uuid('s.driver_id'),
    registrationnumber: text('s.registration_number'),
    starttime: { sql: 's.started_at', type: 'timestamptz' },
    finishtime: { sql: 's.finished_at', type: 'timestamptz' },
  },
  searched: ['registrationnumber'],
  sorting: 'starttime desc',
  tieBreak: 'id',
};

type ShiftsQuery = ListQuery & {
  readonly driverId?: string | undefined;
  readonly startDate?: string | undefined;
  readonly endDate?: string | undefined;
};

/** Returns a page of shifts: of a driver, and those that overlap a period. */
export const shiftsPage = (db: TenantDb, query: ShiftsQuery, userId: number | null) =>
  listPage(db, shifts, {
    query,
    select: shiftColumns,
    from: sql`
      fleet.shift s join fleet.driver d on d.tenant_id = s.tenant_id and d.id = s.driver_id
    `,
    where: sql`
      ${seenBy(userId)}
      and (${query.driverId ?? null}::uuid is null or s.driver_id = ${query.driverId ?? null}::uuid)
      and (${query.endDate ?? null}::timestamptz is null
        or s.started_at < ${query.endDate ?? null}::timestamptz)
      and (${query.startDate ?? null}::timestamptz is null or s.finished_at is null
        or s.finished_at > ${query.startDate ?? null}::timestamptz)
    `,
  });
