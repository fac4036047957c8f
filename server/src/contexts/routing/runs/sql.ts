import type { RunStatus } from '@waybill/contract/routing/runs/lifecycle';
import type { Run } from '@waybill/contract/routing/runs/shapes';
import { type RawBuilder, sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';

export type RunRow = {
  readonly id: string;
  readonly driver_id: string | null;
  readonly vehicle_number: string;
  readonly vehicle_id: string;
  readonly run_date: string;
  readonly is_completed: boolean;
  readonly status: RunStatus;
  readonly cost: number;
  readonly setup_s: number;
  readonly service_s: number;
  readonly duration_s: number;
  readonly waiting_s: number;
  readonly priority: number;
  readonly distance_m: number;
  readonly steps: Run['steps'];
  readonly violations: Run['violations'];
  readonly geometry: string;
  readonly location: Run['location'];
};

export const runColumns = sql<RunRow>`
  r.id, r.driver_id, r.vehicle_number, r.vehicle_id, r.run_date, r.is_completed, r.status, r.cost,
  r.setup_s, r.service_s, r.duration_s, r.waiting_s, r.priority, r.distance_m, r.steps,
  r.violations, r.geometry, r.location
`;

/** Drivers, given by UUID, see only their own runs; null is any other user (decisions A-12). */
export const seenBy = (driverGuid: string | null): RawBuilder<unknown> =>
  driverGuid === null ? sql`true` : sql`r.driver_id = ${driverGuid}::uuid`;

export const run = (
  db: TenantDb,
  id: string,
  driverGuid: string | null,
): Promise<RunRow | undefined> =>
  db.maybeOne(sql<RunRow>`
    select ${runColumns} from routing.run r where r.id = ${id} and ${seenBy(driverGuid)}
  `);

/** Returns the open run of a driver with the latest day. */
export const openRunOf = (db: TenantDb, driverId: string): Promise<RunRow | undefined> =>
  db.maybeOne(sql<RunRow>`
    select ${runColumns} from routing.run r
    where r.driver_id = ${driverId} and not r.is_completed
    order by r.run_date desc limit 1
  `);

/** Locks the run until the transaction ends. */
export const lockRun = (db: TenantDb, id: string): Promise<RunRow | undefined> =>
  db.maybeOne(sql<RunRow>`
    select ${runColumns} from routing.run r where r.id = ${id} for update
  `);

export const insertRun = (db: TenantDb, row: RunRow, now: Date): Promise<number> =>
  db.run(sql`
    insert into routing.run (
      tenant_id, id, driver_id, vehicle_number, vehicle_id, run_date, is_completed, status, cost,
      setup_s, service_s, duration_s, waiting_s, priority, distance_m, steps, violations, geometry,
      location, created_at, created_by
    ) values (
      ${db.scope.tenantId}, ${row.id}, ${row.driver_id}, ${row.vehicle_number}, ${row.vehicle_id},
      ${row.run_date}, ${row.is_completed}, ${row.status}, ${row.cost}, ${row.setup_s},
      ${row.service_s}, ${row.duration_s}, ${row.waiting_s}, ${row.priority}, ${row.distance_m},
      ${JSON.stringify(row.steps)}::jsonb, ${JSON.stringify(row.violations)}::jsonb,
      ${row.geometry}, ${JSON.stringify(row.location)}::jsonb, ${now}, ${db.scope.userId}
    )
  `);

export const replaceRun = (db: TenantDb, row: RunRow): Promise<number> =>
  db.run(sql`
    update routing.run set
      driver_id = ${row.driver_id}, vehicle_number = ${row.vehicle_number},
      vehicle_id = ${row.vehicle_id}, run_date = ${row.run_date},
      is_completed = ${row.is_completed}, status = ${row.status}, cost = ${row.cost},
      setup_s = ${row.setup_s}, service_s = ${row.service_s}, duration_s = ${row.duration_s},
      waiting_s = ${row.waiting_s},
      priority = ${row.priority}, distance_m = ${row.distance_m},
      steps = ${JSON.stringify(row.steps)}::jsonb,
      violations = ${JSON.stringify(row.violations)}::jsonb, geometry = ${row.geometry},
      location = ${JSON.stringify(row.location)}::jsonb
    where id = ${row.id}
  `);

export const moveRun = (db: TenantDb, id: string, driverId: string): Promise<number> =>
  db.run(sql`
    update routing.run set driver_id = ${driverId},
      status = case status when 'Draft' then 'Released' else status end
    where id = ${id}
  `);

export const setRunStatus = (
  db: TenantDb,
  { id, status }: Pick<RunRow, 'id' | 'status'>,
): Promise<number> =>
  db.run(sql`
    update routing.run set status = ${status},
      is_completed = ${status === 'Completed' || status === 'Cancelled'}
    where id = ${id}
  `);

/** Returns the runs of a day: those of a driver, or all for other users. */
export const runsOfDay = (
  db: TenantDb,
  day: string,
  driverGuid: string | null,
): Promise<RunRow[]> =>
  db.many(sql<RunRow>`
    select ${runColumns} from routing.run r
    where r.run_date = ${day}::date and ${seenBy(driverGuid)}
    order by r.id
    limit 1000
  `);

export const dropRun = (db: TenantDb, id: string): Promise<number> =>
  db.run(sql`delete from routing.run where id = ${id}`);
