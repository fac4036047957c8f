import { found } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/shops/endpoints';
import { shopsProblems } from '@waybill/contract/shops/problems';
import { handle } from '#platform/context.ts';
import { orderView } from '../order-view.ts';
import { order } from '../sql.ts';

export const getOrder = handle(contract.getOrder, async ({ input, db }) => ({
  order: await orderView(db, found(await order(db, input.id), shopsProblems.OrderNotFound)),
}));
