import type { TenantDb } from '#platform/db/database.ts';
import { unNumberOf } from './domain/un-code.ts';
import { permissionsFor } from './sql.ts';

/**
 * Whether a customer may send goods of this UN number: any while nothing is listed for it, else
 * only what is listed (decisions C-10). `unNumber` is as people write it, `UN 1263`.
 */
export async function maySend(
  db: TenantDb,
  customerId: number,
  unNumber: string | null,
): Promise<boolean> {
  const { has_any, has_this } = await permissionsFor(
    db,
    customerId,
    unNumberOf(unNumber ?? '') ?? '',
  );
  return has_this || !has_any;
}
