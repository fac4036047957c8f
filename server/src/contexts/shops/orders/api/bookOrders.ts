import * as contract from '@waybill/contract/shops/endpoints';
import { handle } from '#platform/context.ts';
import type { ShopClient } from '../../shops/connection.ts';
import { bookEach } from '../book-each.ts';

export const bookOrders = (client: ShopClient) =>
  handle(contract.bookOrders, async ({ input, actor, db, now }) => {
    const { carrierAccountId, carrierServiceCode } = input;
    const chosen =
      carrierAccountId === undefined || carrierServiceCode === undefined
        ? null
        : { carrierAccountId, carrierServiceCode };
    const command = { db, actor, now, line: client };
    return { items: await bookEach(command, [...new Set(input.orderIds)], chosen) };
  });
