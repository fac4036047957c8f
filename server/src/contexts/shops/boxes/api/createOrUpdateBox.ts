import { found, notValid, notValidField } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/shops/endpoints';
import { shopsProblems } from '@waybill/contract/shops/problems';
import { handle } from '#platform/context.ts';
import { publish } from '#platform/events.ts';
import { queueRecheck } from '../../imports/queue.ts';
import { lockShop } from '../../shops/sql.ts';
import { boxFaults } from '../domain.ts';
import { toRow } from '../mappers.ts';
import { box, insertBox, replaceBox } from '../sql.ts';

export const createOrUpdateBox = handle(
  contract.createOrUpdateBox,
  async ({ input: { box: sent }, db }) => {
    const before = sent.id ? found(await box(db, sent.id), shopsProblems.BoxNotFound) : undefined;
    const shop = found(await lockShop(db, sent.shopId), shopsProblems.ShopNotFound);
    if (before !== undefined && before.shop_id !== shop.id) {
      throw notValidField('box.shopId', "A box can't be moved to another shop");
    }
    const faults = boxFaults(sent);
    if (faults.length > 0) throw notValid(...faults);
    const row = toRow(sent, shop);
    const id = before?.id ?? (await insertBox(db, row)).id;
    if (before !== undefined) await replaceBox(db, id, row);
    await queueRecheck(db, shop.id);
    publish(db, 'shop.saved', { id: shop.id, customerId: shop.customer_id });
    return { id };
  },
);
