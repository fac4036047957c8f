import type { AuditLog } from '@waybill/contract/operations/shapes';
import { userNames } from '#contexts/identity/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import type { AuditRow } from './sql/audit.ts';
import { deedOnWire } from './wire.ts';

/** Entries with the names of who did it, and of who acted as them. */
export async function deedsOnWire(db: TenantDb, rows: readonly AuditRow[]): Promise<AuditLog[]> {
  const ids = rows.flatMap(({ user_id, impersonator_id }) => [
    user_id ?? [],
    impersonator_id ?? [],
  ]);
  const names = await userNames(db, ids.flat());
  return rows.map((row) => deedOnWire(row, names));
}

/** The same for one. */
export async function deedOf(db: TenantDb, row: AuditRow): Promise<AuditLog> {
  const names = await userNames(db, [row.user_id ?? [], row.impersonator_id ?? []].flat());
  return deedOnWire(row, names);
}
