import * as contract from '@waybill/contract/dangerousGoods/endpoints';
import { handle } from '#platform/context.ts';
import { unSources } from '../sql.ts';

export const getDangerousGoodsUNSources = handle(
  contract.getDangerousGoodsUNSources,
  async ({ db }) => ({
    items: (await unSources(db)).map(({ newest, ...source }) => ({
      ...source,
      newest: newest.toISOString(),
    })),
  }),
);
