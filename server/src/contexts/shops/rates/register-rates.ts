import { asSentence, type Message, sentence } from '@waybill/contract/sentence';
import { ShopRefusal, type ShopPlatform } from '@waybill/adapters/shop-platform';
import { letterheadOf } from '#contexts/tenancy/public.ts';
import { dueIn } from '#platform/background/due-in.ts';
import type { TaskCall } from '#platform/context.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { systemScope } from '#platform/db/scope.ts';
import { enqueue, publish } from '#platform/events.ts';
import type { Services } from '#platform/services.ts';
import { queueRegistration } from '../imports/queue.ts';
import { troubleOf } from '../imports/trouble.ts';
import { requestTo, type ShopClient } from '../shops/connection.ts';
import { signingAttribute } from '../shops/domain.ts';
import { platformOf } from '../shops/registry.ts';
import { noteRates, shop, type ShopRow } from '../shops/sql.ts';

/** Tells the platform of a shop where its checkout requests prices, outside any transaction. */
export const registerRates =
  (client: ShopClient & Pick<Services, 'originOf'>) =>
  async (call: TaskCall<'shops.registerRates'>): Promise<void> => {
    const { payload, database, tenantId, now, signal } = call;
    const scope = systemScope(tenantId, `shop-rates-${payload.shopId}`);
    const within = <T>(work: (db: TenantDb) => Promise<T>) => database.transaction(scope, work);
    const open = await within(async (db) => {
      const row = await shop(db, payload.shopId);
      return row && { row, origin: client.originOf((await letterheadOf(db)).host) };
    });
    if (open === undefined) return;
    const { row, origin } = open;
    const platform = platformOf(row.platform);
    if (platform.registerRates === undefined) return;
    try {
      mustVerify(platform, row);
      await platform.registerRates(requestTo(client, row, signal), {
        name: row.name,
        callbackUrl: `${origin}/api/booking/Quote/${row.store_id}/shopifyRateCallback`,
        storeId: row.store_id,
        isActive: row.is_active,
      });
      await within((db) => note(db, row, { at: row.is_active ? now : null, problem: null }));
    } catch (error) {
      const { message, pause_ms } = troubleOf(error, payload.attempt);
      await within(async (db) => {
        await note(db, row, { at: null, problem: message });
        if (pause_ms === null) return;
        const again = { shopId: row.id, attempt: payload.attempt + 1 };
        await queueRegistration(db, again, await dueIn(db, pause_ms));
      });
    }
  };

/**
 * Requests of a checkout are signed with the platform's own secret: without it each is refused.
 * @throws {ShopRefusal}
 */
function mustVerify(platform: ShopPlatform, row: ShopRow): void {
  const signing = signingAttribute(platform);
  if (signing === undefined || (row.attributes[signing.key] ?? '') !== '') return;
  const field = asSentence(signing.displayName);
  throw new ShopRefusal(
    sentence('Checkout prices need the {field}: requests are signed with it.', { field }),
  );
}

async function note(
  db: TenantDb,
  row: ShopRow,
  became: { readonly at: Date | null; readonly problem: Message | null },
): Promise<void> {
  await noteRates(db, row.id, became);
  publish(db, 'shop.saved', { id: row.id, customerId: row.customer_id });
}

type Registered = Pick<ShopRow, 'store_id' | 'platform' | 'attributes'>;

/** Queues the end of a registration, with what is needed once the shop is gone or has moved. */
export async function queueUnregistration(db: TenantDb, before: Registered): Promise<void> {
  if (platformOf(before.platform).unregisterRates === undefined) return;
  const { store_id: storeId, platform, attributes } = before;
  await enqueue(db, 'shops.unregisterRates', { storeId, platform, attributes, attempt: 1 });
}

/** A shop that no longer lets us in has removed us itself: after six attempts it is left alone. */
export const unregisterRates =
  (client: ShopClient) =>
  async (call: TaskCall<'shops.unregisterRates'>): Promise<void> => {
    const { payload, database, tenantId, signal } = call;
    try {
      const request = requestTo(client, payload, signal);
      await platformOf(payload.platform).unregisterRates?.(request, payload.storeId);
    } catch (error) {
      const { pause_ms } = troubleOf(error, payload.attempt);
      if (pause_ms === null) return;
      await database.transaction(systemScope(tenantId, 'shop-rates'), async (db) => {
        const again = { ...payload, attempt: payload.attempt + 1 };
        await enqueue(
          db,
          { name: 'shops.unregisterRates', runAt: await dueIn(db, pause_ms) },
          again,
        );
      });
    }
  };
