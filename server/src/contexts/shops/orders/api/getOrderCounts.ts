import * as contract from '@waybill/contract/shops/endpoints';
import { orderStages } from '@waybill/contract/shops/lifecycle';
import { handle } from '#platform/context.ts';
import { countsByStage } from '../sql.ts';

export const getOrderCounts = handle(contract.getOrderCounts, async ({ input, db }) => {
  const counts = new Map((await countsByStage(db, input)).map((row) => [row.stage, row.count]));
  return { items: orderStages.map((stage) => ({ stage, count: counts.get(stage) ?? 0 })) };
});
