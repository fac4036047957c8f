import {
  checkHours,
  type HoursQuery,
  type HoursReport,
} from '@waybill/contract/fleet/fatigue/check';
import type { FatigueScheme } from '@waybill/contract/fleet/fatigue/choices';
import type { WorkPeriod } from '@waybill/contract/fleet/fatigue/periods';
import { isFatigueRegulated, regionOf } from '@waybill/contract/fleet/fatigue/regulated';
import type { FatigueStanding } from '@waybill/contract/fleet/fatigue/shapes';
import { localDateOf } from '@waybill/kernel/time';
import { settingsOf } from '#contexts/tenancy/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { workOf } from '../shifts/sql.ts';
import { fitnessRows } from './sql.ts';

/** Twice the longest window of the rules; earlier work has no effect. */
const counted_ms = 28 * 86_400_000;

export type HoursPlan = {
  readonly now: Date;
  /** Planned work of each driver; drivers without are checked in their current state. */
  readonly planned?: ReadonlyMap<string, readonly WorkPeriod[]>;
};

/** The basis of a driver's hours: the rules of the base's region, and past work. */
export type HoursBasis = Pick<HoursQuery, 'region' | 'scheme' | 'timezone' | 'work'>;

/** Returns the basis of drivers of fatigue-regulated vehicles; other drivers are omitted. */
export async function hoursBasis(
  db: TenantDb,
  driverIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, HoursBasis>> {
  if (driverIds.length === 0) return new Map();
  const { timezone } = await settingsOf(db);
  const rows = await fitnessRows(db, driverIds, localDateOf(now, timezone));
  const regulated = rows.flatMap((row) => {
    const region = regionOf(row.state_code, timezone);
    if (row.vehicle === null || !isFatigueRegulated(row.vehicle.gvm_kg, region)) return [];
    const scheme: FatigueScheme = row.has_fatigue_accreditation ? 'BFM' : 'Standard';
    return [{ id: row.id, region, scheme, timezone }];
  });
  const since = new Date(now.getTime() - counted_ms);
  const ids = regulated.map(({ id }) => id);
  const work = await workOf(db, ids, { since, now });
  return new Map(regulated.map(({ id, ...basis }) => [id, { ...basis, work: work.get(id) ?? [] }]));
}

/**
 * Returns which rule of hours each driver breaks, when, and the share of the hours already used.
 */
export const reportsOf = (
  basis: ReadonlyMap<string, HoursBasis>,
  { now, planned = new Map() }: HoursPlan,
): ReadonlyMap<string, HoursReport> =>
  new Map(
    [...basis].map(([id, each]) => [
      id,
      checkHours({ ...each, planned: planned.get(id) ?? [], at: now }),
    ]),
  );

/** Returns the current hours of drivers in the shape of the API. */
export async function standingOf(
  db: TenantDb,
  driverIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, FatigueStanding>> {
  const basis = await hoursBasis(db, driverIds, now);
  const standing = ([id, { used, breaches }]: readonly [string, HoursReport]) => {
    const { region = 'HVNL', scheme = 'Standard' } = basis.get(id) ?? {};
    return [
      id,
      {
        region,
        scheme,
        windows: used.map((each) => ({ ...each })),
        breaches: breaches.map(({ rule, kind, at }) => ({ rule, kind, at: at.toISOString() })),
      },
    ] as const;
  };
  return new Map([...reportsOf(basis, { now })].map(standing));
}
