import * as contract from '@waybill/contract/dangerousGoods/endpoints';
import { handle } from '#platform/context.ts';
import { categories } from '../domain/categories.ts';

export const getDangerousGoodsCategories = handle(
  contract.getDangerousGoodsCategories,
  async () => ({ items: [...categories] }),
);
