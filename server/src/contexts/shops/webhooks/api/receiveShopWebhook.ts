import * as contract from '@waybill/contract/shops/endpoints';
import { hash } from 'node:crypto';
import { handleNative } from '#platform/context.ts';
import type { Services } from '#platform/services.ts';
import { queueSync } from '../../imports/queue.ts';
import { platformOf } from '../../shops/registry.ts';
import { signedShop } from '../signed-shop.ts';
import { addReceived } from '../sql.ts';

/**
 * A webhook only signals a change: the order itself is read from the shop, so that late or repeated
 * webhooks have no effect.
 */
export const receiveShopWebhook = (services: Pick<Services, 'database' | 'secret'>) =>
  handleNative(contract.receiveShopWebhook, async (call) => {
    const { shop, scope } = await signedShop(services, contract.receiveShopWebhook, call);
    const { webhooks } = platformOf(shop.platform);
    const topic = call.headers[webhooks?.topicHeader ?? ''] ?? '';
    const isAboutOrders = webhooks === undefined || webhooks.orderTopics.test(topic);
    const bodyHash = hash('sha256', call.text, 'buffer');
    const isAccepted = await services.database.transaction(scope, async (db) => {
      const isNew = (await addReceived(db, shop, { bodyHash, now: call.now })) === 1;
      if (isNew && isAboutOrders) await queueSync(db, shop.id, call.now);
      return isNew && isAboutOrders;
    });
    return { status: 200, body: { isAccepted } };
  });
