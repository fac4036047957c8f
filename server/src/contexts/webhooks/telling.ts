import type { WebhooksFacts } from '@waybill/contract/webhooks/facts';
import type { Heard } from '#platform/context.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { announce, enqueue, fact } from '#platform/facts.ts';
import { addDeliveries, type DeliveryRow } from './sql/rows.ts';

/** What a receiver gets: the event, when, and the ids by which it asks for more. */
export const bodyOf = (type: string, at: Date, data: unknown): string =>
  JSON.stringify({ type, timestamp: at.toISOString(), data });

/** A fact is told to every address that wants its kind, after commit. */
export async function tellWebhooks({ fact: said, factId, db, now }: Heard): Promise<void> {
  const body = bodyOf(said.name, now, said.payload);
  for (const row of await addDeliveries(db, { event: said.name, factId, body }, now)) {
    await queueDelivery(db, row, null);
  }
}

/** Has a delivery tried, now or at a moment. Those of one address wait for each other. */
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

/** Tells open pages that an address or what was told to it changed. */
export const tellPages = (db: TenantDb, webhookId: number): void => {
  const payload: WebhooksFacts['webhook.changed'] = { id: webhookId, customerId: null };
  announce(db, fact('webhook.changed', payload));
};
