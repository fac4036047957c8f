import type { TenantDb } from '#platform/db/database.ts';
import { enqueue } from '#platform/events.ts';

/** Queues a later poll of the carrier for the events of a consignment. */
export const queueLook = (db: TenantDb, consigningId: number, runAt: Date): Promise<void> =>
  enqueue(
    db,
    { name: 'booking.followCarrier', key: `follow ${db.scope.tenantId} ${consigningId}`, runAt },
    { consigningId },
  );
