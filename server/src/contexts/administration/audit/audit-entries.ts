import { userNames } from '#contexts/identity/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import type { AuditRow } from './sql.ts';
import { toAuditLog } from './mappers.ts';
import type { AuditLog } from '@waybill/contract/administration/audit/shapes';

/** Maps entries with the names of the user and the impersonator. */
export async function toAuditLogs(db: TenantDb, rows: readonly AuditRow[]): Promise<AuditLog[]> {
  const ids = rows.flatMap(({ user_id, impersonator_id }) => [
    user_id ?? [],
    impersonator_id ?? [],
  ]);
  const names = await userNames(db, ids.flat());
  return rows.map((row) => toAuditLog(row, names));
}

/** Maps one entry. */
export async function entryOf(db: TenantDb, row: AuditRow): Promise<AuditLog> {
  const names = await userNames(db, [row.user_id ?? [], row.impersonator_id ?? []].flat());
  return toAuditLog(row, names);
}
