import * as contract from '@waybill/contract/dangerousGoods/endpoints';
import { handle } from '#platform/context.ts';
import { toUnCode } from '../domain/un-code.ts';
import { unCodesPage } from '../lists.ts';

export const getDangerousGoodsUNCodes = handle(
  contract.getDangerousGoodsUNCodes,
  async ({ input, db }) => {
    const page = await unCodesPage(db, input);
    return { items: page.rows.map(toUnCode), totalCount: page.totalCount };
  },
);
