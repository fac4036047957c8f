import * as contract from '@waybill/contract/shops/endpoints';
import { localDate } from '@waybill/kernel/local-date';
import { handle } from '#platform/context.ts';
import type { ShopClient } from '../../shops/connection.ts';
import { bookEach } from '../book-each.ts';

export const bookOrders = (client: ShopClient) =>
  handle(contract.bookOrders, async ({ input, actor, db, now }) => {
    const { carrierAccountId, carrierServiceCode, serviceChoice, arriveBy } = input;
    const forAll =
      carrierAccountId === undefined || carrierServiceCode === undefined
        ? null
        : { carrierAccountId, carrierServiceCode };
    const choice = {
      forAll,
      isBuyers: serviceChoice === 'Buyer',
      arriveBy: arriveBy === undefined ? null : localDate(arriveBy),
    };
    const command = { db, actor, now, line: client };
    return { items: await bookEach(command, [...new Set(input.orderIds)], choice) };
  });
