import { checkHours, type HoursReport } from '@waybill/contract/fleet/fatigue/check';
import type { FatigueRegion, FatigueScheme } from '@waybill/contract/fleet/fatigue/choices';
import type { WorkPeriod } from '@waybill/contract/fleet/fatigue/periods';
import { isFatigueRegulated, regionOf } from '@waybill/contract/fleet/fatigue/regulated';
import type { FatigueStanding } from '@waybill/contract/fleet/fatigue/shapes';
import { localDateOf } from '@waybill/kernel/time';
import { settingsOf } from '#contexts/tenancy/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { workOf } from '../shifts/sql.ts';
import { fitnessRows } from './sql.ts';

/** The longest window of the rules, twice: what was worked before counts no more. */
const counted_ms = 28 * 86_400_000;

export type DriverHours = HoursReport & {
  readonly region: FatigueRegion;
  readonly scheme: FatigueScheme;
};

export type HoursPlan = {
  readonly now: Date;
  /** Work that is planned for each driver; drivers without are checked as they stand. */
  readonly planned?: ReadonlyMap<string, WorkPeriod>;
};

/**
 * The hours of drivers of fatigue-regulated vehicles, with planned work if there is any: which rule
 * is broken, when, and the share of the hours that is used. Other drivers are left out.
 */
export async function driverHours(
  db: TenantDb,
  driverIds: readonly string[],
  { now, planned = new Map() }: HoursPlan,
): Promise<ReadonlyMap<string, DriverHours>> {
  if (driverIds.length === 0) return new Map();
  const { timezone } = await settingsOf(db);
  const rows = await fitnessRows(db, driverIds, localDateOf(now, timezone));
  const regulated = rows.flatMap((row) => {
    const region = regionOf(row.state_code, timezone);
    if (row.vehicle === null || !isFatigueRegulated(row.vehicle.gvm_kg, region)) return [];
    const scheme: FatigueScheme = row.has_fatigue_accreditation ? 'BFM' : 'Standard';
    return [{ id: row.id, region, scheme }];
  });
  const since = new Date(now.getTime() - counted_ms);
  const ids = regulated.map(({ id }) => id);
  const work = await workOf(db, ids, { since, now });
  return new Map(
    regulated.map(({ id, region, scheme }) => {
      const report = checkHours({
        region,
        scheme,
        timezone,
        work: work.get(id) ?? [],
        planned: planned.get(id) ?? null,
        at: now,
      });
      return [id, { ...report, region, scheme }];
    }),
  );
}

/** The hours of drivers as they stand, as the contract shows them. */
export async function standingOf(
  db: TenantDb,
  driverIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, FatigueStanding>> {
  const hours = await driverHours(db, driverIds, { now });
  return new Map(
    [...hours].map(([id, { region, scheme, used, breaches }]) => [
      id,
      {
        region,
        scheme,
        windows: used.map((each) => ({ ...each })),
        breaches: breaches.map(({ rule, kind, at }) => ({ rule, kind, at: at.toISOString() })),
      },
    ]),
  );
}
