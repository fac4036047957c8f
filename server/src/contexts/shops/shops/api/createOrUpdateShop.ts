import { found, Problem } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/shops/endpoints';
import { shopsProblems } from '@waybill/contract/shops/problems';
import { randomUUID } from 'node:crypto';
import { handle } from '#platform/context.ts';
import { brokenUnique } from '#platform/db/failures.ts';
import { publish } from '#platform/events.ts';
import { queueRegistration, queueSync } from '../../imports/queue.ts';
import { queueUnregistration } from '../../rates/register-rates.ts';
import { connectionOf, type ShopClient } from '../connection.ts';
import { toAddress } from '../mappers.ts';
import { platformOf } from '../registry.ts';
import { insertShop, lockShop, replaceShop, type ShopRow, type ShopToWrite } from '../sql.ts';
import { customerOf } from '../whose.ts';

export const createOrUpdateShop = (client: ShopClient) =>
  handle(contract.createOrUpdateShop, async ({ input: { shop: sent }, actor, db, now }) => {
    const before = sent.id
      ? found(await lockShop(db, sent.id), shopsProblems.ShopNotFound)
      : undefined;
    const customerId = before?.customer_id ?? sent.customerId;
    const customer = await customerOf(db, actor, { customerId, member: 'shop.customerId' });
    const { platform, attributes } = connectionOf(client, sent, before);
    const row: ShopToWrite = {
      customer_id: customer.id,
      name: sent.name,
      platform: sent.eCommercePlatform,
      is_active: sent.isActive,
      attributes,
      from_address: sent.fromAddress?.addressLine1 ? toAddress(sent.fromAddress) : null,
    };
    const id = await uniqueName(async () => {
      if (before === undefined) {
        return (await insertShop(db, row, { storeId: randomUUID(), now })).id;
      }
      await replaceShop(db, before.id, row);
      return before.id;
    });
    // A simulated shop generates orders only on request.
    if (row.is_active && platform.addressAttribute !== null) await queueSync(db, id, now);
    if (before !== undefined && isMoved(before, row)) await queueUnregistration(db, before);
    if (platform.registerRates !== undefined) await queueRegistration(db, { shopId: id });
    publish(db, 'shop.saved', { id, customerId: customer.id });
    return { id };
  });

/** True if another server is called from now on. */
function isMoved(before: ShopRow, row: ShopToWrite): boolean {
  const address = platformOf(before.platform).addressAttribute ?? '';
  return before.platform !== row.platform || before.attributes[address] !== row.attributes[address];
}

async function uniqueName<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (brokenUnique(error) !== 'shop_by_name') throw error;
    const { message } = shopsProblems.ShopNameTaken;
    throw new Problem(shopsProblems.ShopNameTaken, {
      validationErrors: [{ message, members: ['shop.name'] }],
    });
  }
}
