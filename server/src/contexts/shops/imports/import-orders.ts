import { dueIn } from '#platform/background/due-in.ts';
import { asSentence, type Message, sentence } from '@waybill/contract/sentence';
import type { FileStore } from '@waybill/adapters/file-store';
import { Problem } from '@waybill/contract/problem';
import { importFile } from '#contexts/records/public.ts';
import type { TaskCall } from '#platform/context.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { systemScope } from '#platform/db/scope.ts';
import { publish } from '#platform/events.ts';
import { takeOrders } from '../orders/take-orders.ts';
import { type ShopClient } from '../shops/connection.ts';
import { lockShop, noteSynced, noteSyncProblem, shop, type ShopRow } from '../shops/sql.ts';
import { troubleOf } from './trouble.ts';
import { ordersOfFile } from './order-file.ts';
import { queueImport } from './queue.ts';
import { readPages } from './read-pages.ts';
import { addProgress, type ImportShopRow, lockImportShop, noteAttempt } from './sql.ts';

export type ImportServices = ShopClient & { readonly files: FileStore };
type Call = TaskCall<'shops.importOrders'>;

/**
 * Reads the new orders of one shop of an import page by page, each in its own transaction, so that
 * its progress can be polled. An unavailable shop is retried later.
 */
export const importOrders =
  (services: ImportServices) =>
  async (call: Call): Promise<void> => {
    const { importId, shopId } = call.payload;
    const scope = systemScope(call.tenantId, `order-import-${importId}`);
    const within = <T>(work: (db: TenantDb) => Promise<T>) =>
      call.database.transaction(scope, work);
    const open = await within(async (db) => {
      const pending = await lockImportShop(db, importId, shopId);
      const row = await shop(db, shopId);
      return pending && row && { pending, row };
    });
    if (open === undefined) return;
    const { pending, row } = open;
    if (pending.file_id !== null) return importOrderFile(services, call, { pending, row });
    try {
      await readPages(services, { ...call, within, row }, async (db, taken, isLast) => {
        await addProgress(db, pending, { ...taken, isDone: isLast });
        notify(db, row);
      });
    } catch (error) {
      const { message, pause_ms } = troubleOf(error, pending.attempts + 1);
      await within(async (db) => {
        await noteSyncProblem(db, shopId, message);
        await noteAttempt(db, importId, shopId);
        if (pause_ms === null) await giveUp(db, { pending, row }, message);
        else {
          await queueImport(db, { importId, shopId }, await dueIn(db, pause_ms));
        }
      });
    }
  };

type Open = { readonly pending: ImportShopRow; readonly row: ShopRow };

async function giveUp(db: TenantDb, { pending, row }: Open, message: Message): Promise<void> {
  const none = { created: 0, failed: 0, skipped: 0 };
  await addProgress(db, pending, {
    ...none,
    isDone: true,
    messages: [sentence('{number}: {reason}', { number: row.name, reason: asSentence(message) })],
  });
  notify(db, row);
}

const notify = (db: TenantDb, { id, customer_id: customerId }: ShopRow): void =>
  publish(db, 'shop.ordersChanged', { id, customerId });

/** Imports a file in one go: after a crash, the retry finds its orders already saved. */
async function importOrderFile(
  { files }: ImportServices,
  { database, tenantId, payload, now }: Call,
  { pending, row }: Open,
): Promise<void> {
  const scope = systemScope(tenantId, `order-import-${payload.importId}`);
  await database.transaction(scope, async (db) => {
    if ((await lockImportShop(db, pending.import_id, pending.shop_id)) === undefined) return;
    await lockShop(db, row.id);
    try {
      const file = await importFile({ db, files }, pending.file_id ?? '');
      const { orders, refused } = await ordersOfFile(file.bytes, now);
      const taken = await takeOrders(db, row, { orders, now });
      await noteSynced(db, row.id, { cursor: null, now });
      await addProgress(db, pending, {
        ...taken,
        failed: taken.failed + refused.length,
        messages: [...refused, ...taken.messages],
        isDone: true,
      });
      notify(db, row);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      const [fault] = error.validationErrors ?? [];
      await giveUp(
        db,
        { pending, row },
        fault?.sentence ?? fault?.message ?? error.sentence ?? error.message,
      );
    }
  });
}
