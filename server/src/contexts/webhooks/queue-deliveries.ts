import type { WebhookEvent } from '@waybill/contract/webhooks/events';
import type { EventCall } from '#platform/context.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { enqueue } from '#platform/events.ts';
import { described } from './describe.ts';
import { addDeliveries, type DeliveryRow, isSubscribed } from './sql/rows.ts';

/**
 * Returns the payload of a delivery: the event, its time, and ids and numbers for further requests.
 */
export const bodyOf = (type: string, at: Date, data: unknown): string =>
  JSON.stringify({ type, timestamp: at.toISOString(), data });

/** Sends an event to every webhook subscribed to its type, after commit. */
export async function queueWebhookDeliveries({
  event: message,
  eventId,
  db,
  now,
}: EventCall<WebhookEvent>): Promise<void> {
  if (!(await isSubscribed(db, message.name))) return;
  const body = bodyOf(message.name, now, await described(db, message));
  for (const row of await addDeliveries(db, { event: message.name, eventId, body }, now)) {
    await queueDelivery(db, row, null);
  }
}

/**
 * Queues an attempt of a delivery, now or at a given time. Those of one webhook run sequentially.
 */
export const queueDelivery = (db: TenantDb, row: DeliveryRow, runAt: Date | null): Promise<void> =>
  enqueue(
    db,
    {
      name: 'webhooks.deliver',
      key: `webhook:${row.id}`,
      queue: `webhook ${row.webhook_id}`,
      ...(runAt === null ? {} : { runAt }),
    },
    { id: row.id },
  );
