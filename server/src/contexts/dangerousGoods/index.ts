import { context } from '#platform/context.ts';
import { createOrUpdateCustomerDangerousGoods } from './api/createOrUpdateCustomerDangerousGoods.ts';
import { getCustomerDangerousGoods } from './api/getCustomerDangerousGoods.ts';
import { getDangerousGoodsCategories } from './api/getDangerousGoodsCategories.ts';
import { getDangerousGoodsUNCodes } from './api/getDangerousGoodsUNCodes.ts';

export const dangerousGoods = context('dangerousGoods', {
  endpoints: [
    createOrUpdateCustomerDangerousGoods,
    getCustomerDangerousGoods,
    getDangerousGoodsCategories,
    getDangerousGoodsUNCodes,
  ],
});
