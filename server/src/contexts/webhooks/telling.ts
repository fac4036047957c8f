import type { WebhooksFacts } from '@waybill/contract/webhooks/facts';
import type { Heard } from '#platform/context.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { announce, enqueue, fact } from '#platform/facts.ts';
import { addDeliveries, type DeliveryRow } from './sql/rows.ts';

/** The payload of a delivery: the event, its time, and the ids for requesting more. */
export const bodyOf = (type: string, at: Date, data: unknown): string =>
  JSON.stringify({ type, timestamp: at.toISOString(), data });

/** Sends an event to every webhook subscribed to its type, after commit. */
export async function tellWebhooks({ fact: said, factId, db, now }: Heard): Promise<void> {
  const body = bodyOf(said.name, now, said.payload);
  for (const row of await addDeliveries(db, { event: said.name, factId, body }, now)) {
    await queueDelivery(db, row, null);
  }
}

/**
 * Queues an attempt of a delivery, now or at a given time. Those of one webhook run sequentially.
 */
export const queueDelivery = (db: TenantDb, row: DeliveryRow, runAt: Date | null): Promise<void> =>
  enqueue(
    db,
    'webhooks.deliver',
    { id: row.id },
    {
      key: `webhook:${row.id}`,
      turn: `webhook ${row.webhook_id}`,
      ...(runAt === null ? {} : { runAt }),
    },
  );

/** Notifies open pages that a webhook or one of its deliveries changed. */
export const tellPages = (db: TenantDb, webhookId: number): void => {
  const payload: WebhooksFacts['webhook.changed'] = { id: webhookId, customerId: null };
  announce(db, fact('webhook.changed', payload));
};
