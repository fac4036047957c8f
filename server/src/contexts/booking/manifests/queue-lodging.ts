import type { TenantDb } from '#platform/db/database.ts';
import { enqueue } from '#platform/events.ts';

/** Queues the closing of a manifest at its carrier. */
export const queueLodging = (
  db: TenantDb,
  manifestId: number,
  { attempt = 1, runAt }: { readonly attempt?: number; readonly runAt?: Date } = {},
): Promise<void> =>
  enqueue(
    db,
    {
      name: 'booking.lodgeManifest',
      key: `lodge ${db.scope.tenantId} ${manifestId}`,
      ...(runAt !== undefined && { runAt }),
    },
    { manifestId, attempt },
  );
