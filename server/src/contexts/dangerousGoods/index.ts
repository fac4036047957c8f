import { context } from '#platform/context.ts';
import { createOrUpdateCustomerDangerousGoods } from './api/createOrUpdateCustomerDangerousGoods.ts';
import { getCustomerDangerousGoods } from './api/getCustomerDangerousGoods.ts';
import { getDangerousGoodsCategories } from './api/getDangerousGoodsCategories.ts';
import { getDangerousGoodsUNCodes } from './api/getDangerousGoodsUNCodes.ts';
import { getDangerousGoodsUNSources } from './api/getDangerousGoodsUNSources.ts';
import { getDangerousGoodsCarriers } from './api/getDangerousGoodsCarriers.ts';
import { getEmergencyContact } from './api/getEmergencyContact.ts';
import { saveDangerousGoodsCarrier } from './api/saveDangerousGoodsCarrier.ts';
import { saveEmergencyContact } from './api/saveEmergencyContact.ts';

export const dangerousGoods = context('dangerousGoods', {
  endpoints: [
    createOrUpdateCustomerDangerousGoods,
    getCustomerDangerousGoods,
    getDangerousGoodsCategories,
    getDangerousGoodsUNCodes,
    getDangerousGoodsUNSources,
    getDangerousGoodsCarriers,
    getEmergencyContact,
    saveDangerousGoodsCarrier,
    saveEmergencyContact,
  ],
});
