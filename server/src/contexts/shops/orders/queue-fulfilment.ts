import type { BackgroundTasks } from '#platform/background/tasks.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { enqueue } from '#platform/events.ts';

/** Has the shop told the numbers of an order; one after the other, so that the latest remain. */
export const queueFulfilment = (
  db: TenantDb,
  payload: BackgroundTasks['shops.fulfil'],
  runAt?: Date,
): Promise<void> =>
  enqueue(
    db,
    {
      name: 'shops.fulfil',
      queue: `shops-fulfil-${db.scope.tenantId}-${payload.orderId}`,
      ...(runAt !== undefined && { runAt }),
    },
    payload,
  );
