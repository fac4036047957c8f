import { found } from '@waybill/contract/problem';
import {
  type ReportDefinition,
  reportById,
  reportsFor,
} from '@waybill/contract/reports/reports/catalogue';
import { reportsProblems } from '@waybill/contract/reports/problems';
import { localDateOf } from '@waybill/kernel/time';
import { settingsOf } from '#contexts/tenancy/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { type Actor, isStaff } from '#platform/http/actor.ts';
import type { Today } from './domain/requested.ts';

/** The reports that the caller may run. */
export const reportsOf = (actor: Actor): readonly ReportDefinition[] =>
  reportsFor({
    isCustomer: !isStaff(actor),
    may: (permission) => actor.permissions.has(permission),
  });

/**
 * A report that the caller may run; others are reported as not found.
 * @throws {Problem} ReportNotFound
 */
export function reportFor(actor: Actor, id: string): ReportDefinition {
  const report = reportById(id);
  const isTheirs = report !== undefined && reportsOf(actor).includes(report);
  return found(isTheirs ? report : undefined, reportsProblems.ReportNotFound, { id });
}

/** The tenant's current day and time zone, and the moment. */
export async function todayOf(db: TenantDb, now: Date): Promise<Today> {
  const { timezone } = await settingsOf(db);
  return { today: localDateOf(now, timezone), timezone, now };
}
