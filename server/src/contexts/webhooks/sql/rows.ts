import { sentenceJson } from '#platform/db/sentence-json.ts';
import { english, type Message, type Sentence } from '@waybill/contract/sentence';
import type { deliveryStatuses } from '@waybill/contract/webhooks/shapes';
import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';

export type WebhookRow = {
  readonly id: number;
  readonly url: string;
  readonly description: string;
  readonly events: string[];
  readonly secret: string;
  readonly is_active: boolean;
  readonly disabled_reason: string | null;
  readonly disabled_reason_sentence: Sentence | null;
  readonly failures: number;
  readonly failing_since: Date | null;
  readonly created_at: Date;
};

export type DeliveryRow = {
  readonly id: string;
  readonly webhook_id: number;
  readonly event: string;
  readonly event_id: number | null;
  readonly body: string;
  readonly status: (typeof deliveryStatuses)[number];
  readonly tries: number;
  readonly response_status: number | null;
  readonly response: string | null;
  readonly error: string | null;
  readonly error_sentence: Sentence | null;
  readonly created_at: Date;
  readonly delivered_at: Date | null;
  readonly next_try_at: Date | null;
};

export const webhookColumns = sql`
  id, url, description, events, secret, is_active, disabled_reason, disabled_reason_sentence,
  failures, failing_since,
  created_at
`;
export const deliveryColumns = sql`
  id, webhook_id, event, event_id, body, status, tries, response_status, response, error,
  error_sentence, created_at, delivered_at, next_try_at
`;

export const webhook = (db: TenantDb, id: number): Promise<WebhookRow | undefined> =>
  db.maybeOne(sql<WebhookRow>`select ${webhookColumns} from webhooks.webhook where id = ${id}`);

export type WebhookToSave = Pick<WebhookRow, 'url' | 'description' | 'events' | 'is_active'>;

export const addWebhook = (
  db: TenantDb,
  row: WebhookToSave & Pick<WebhookRow, 'secret'>,
  now: Date,
): Promise<WebhookRow> =>
  db.one(sql<WebhookRow>`
    insert into webhooks.webhook (
      tenant_id, url, description, events, secret, is_active, created_at
    ) values (
      ${db.scope.tenantId}, ${row.url}, ${row.description}, ${row.events}::text[], ${row.secret},
      ${row.is_active}, ${now}
    )
    returning ${webhookColumns}
  `);

/** Updates a webhook; reactivating it clears its failure streak. */
export const changeWebhook = (
  db: TenantDb,
  id: number,
  row: WebhookToSave,
): Promise<WebhookRow | undefined> =>
  db.maybeOne(sql<WebhookRow>`
    update webhooks.webhook
    set url = ${row.url}, description = ${row.description}, events = ${row.events}::text[],
        disabled_reason = case when ${row.is_active} then null else disabled_reason end,
        disabled_reason_sentence =
          case when ${row.is_active} then null else disabled_reason_sentence end,
        failures = case when ${row.is_active} and not is_active then 0 else failures end,
        failing_since = case when ${row.is_active} and not is_active then null
                             else failing_since end,
        is_active = ${row.is_active}
    where id = ${id}
    returning ${webhookColumns}
  `);

export const setSecret = (
  db: TenantDb,
  id: number,
  secret: string,
): Promise<WebhookRow | undefined> =>
  db.maybeOne(sql<WebhookRow>`
    update webhooks.webhook set secret = ${secret} where id = ${id} returning ${webhookColumns}
  `);

export const dropWebhook = (db: TenantDb, id: number): Promise<number> =>
  db.run(sql`delete from webhooks.webhook where id = ${id}`);

/** True if any webhook subscribes to an event. */
export const isSubscribed = async (db: TenantDb, event: string): Promise<boolean> => {
  const rows = await db.reference(sql<{ id: number }>`
    select id from webhooks.webhook where is_active and events @> array[${event}]::text[] limit 1
  `);
  return rows.length > 0;
};

/** Queues an event for every webhook that subscribes to it; returns the new deliveries. */
export const addDeliveries = (
  db: TenantDb,
  delivery: { readonly event: string; readonly eventId: number; readonly body: string },
  now: Date,
): Promise<DeliveryRow[]> =>
  db.many(sql<DeliveryRow>`
    with added as (
      insert into webhooks.delivery (tenant_id, webhook_id, event, event_id, body, created_at)
      select tenant_id, id, ${delivery.event}, ${delivery.eventId}, ${delivery.body}, ${now}
      from webhooks.webhook where is_active and events @> array[${delivery.event}]::text[]
      on conflict (tenant_id, webhook_id, event_id) where event_id is not null do nothing
      returning ${deliveryColumns}
    )
    select * from added
  `);

export const addTest = (
  db: TenantDb,
  delivery: { readonly webhookId: number; readonly event: string; readonly body: string },
  now: Date,
): Promise<DeliveryRow> =>
  db.one(sql<DeliveryRow>`
    insert into webhooks.delivery (tenant_id, webhook_id, event, body, created_at)
    values (
      ${db.scope.tenantId}, ${delivery.webhookId}, ${delivery.event}, ${delivery.body}, ${now}
    )
    returning ${deliveryColumns}
  `);

export const delivery = (db: TenantDb, id: string): Promise<DeliveryRow | undefined> =>
  db.maybeOne(sql<DeliveryRow>`select ${deliveryColumns} from webhooks.delivery where id = ${id}`);

/** Restarts a finished delivery; does nothing while it is in progress. */
export const beginAgain = (db: TenantDb, id: string): Promise<DeliveryRow | undefined> =>
  db.maybeOne(sql<DeliveryRow>`
    update webhooks.delivery
    set status = 'Queued', tries = 0, error = null, error_sentence = null,
        delivered_at = null, next_try_at = null
    where id = ${id} and status <> 'Queued'
    returning ${deliveryColumns}
  `);

type DeliveryResponse = {
  readonly status: number | null;
  readonly text: string | null;
  readonly error: Message | null;
};

export const markDelivered = (
  db: TenantDb,
  id: string,
  response: DeliveryResponse & { readonly now: Date },
): Promise<number> =>
  db.run(sql`
    update webhooks.delivery
    set status = 'Delivered', tries = tries + 1, response_status = ${response.status},
        response = ${response.text}, error = null, error_sentence = null,
        delivered_at = ${response.now}, next_try_at = null
    where id = ${id} and status = 'Queued'
  `);

/** Records a failed attempt; the delivery itself fails if no further attempt is planned. */
export const markTried = (
  db: TenantDb,
  id: string,
  response: DeliveryResponse & { readonly nextTryAt: Date | null },
): Promise<number> =>
  db.run(sql`
    update webhooks.delivery
    set status = case when ${response.nextTryAt}::timestamptz is null then 'Failed' else status end,
        tries = tries + 1, response_status = ${response.status}, response = ${response.text},
        error = ${response.error === null ? null : english(response.error)},
        error_sentence = ${sentenceJson(response.error)}::jsonb, next_try_at = ${response.nextTryAt}
    where id = ${id} and status = 'Queued'
  `);

export const noteAccepted = (db: TenantDb, id: number): Promise<number> =>
  db.run(sql`
    update webhooks.webhook set failures = 0, failing_since = null where id = ${id} and failures > 0
  `);

export const noteFailure = (db: TenantDb, id: number, now: Date): Promise<WebhookRow | undefined> =>
  db.maybeOne(sql<WebhookRow>`
    update webhooks.webhook
    set failures = failures + 1, failing_since = coalesce(failing_since, ${now})
    where id = ${id} and is_active
    returning ${webhookColumns}
  `);

/** Disables a webhook and fails its pending deliveries; does nothing if it is already disabled. */
export const switchOff = async (db: TenantDb, id: number, reason: Message): Promise<boolean> => {
  const off = await db.run(sql`
    update webhooks.webhook set is_active = false, disabled_reason = ${english(reason)},
      disabled_reason_sentence = ${sentenceJson(reason)}::jsonb
    where id = ${id} and is_active
  `);
  await db.run(sql`
    update webhooks.delivery
    set status = 'Failed', next_try_at = null, error = coalesce(error, ${english(reason)})
    where webhook_id = ${id} and status = 'Queued'
  `);
  return off > 0;
};

export const dropDeliveriesBefore = (db: TenantDb, before: Date): Promise<number> =>
  db.run(sql`
    delete from webhooks.delivery where created_at < ${before} and status <> 'Queued'
  `);
