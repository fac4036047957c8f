import { context } from '#platform/context.ts';
import * as customerGoods from './customer-goods/api/createOrUpdateCustomerDangerousGoods.ts';
import { getCustomerDangerousGoods } from './customer-goods/api/getCustomerDangerousGoods.ts';
import { getDangerousGoodsCategories } from './un-codes/api/getDangerousGoodsCategories.ts';
import { getDangerousGoodsUNCodes } from './un-codes/api/getDangerousGoodsUNCodes.ts';
import { getDangerousGoodsUNSources } from './un-codes/api/getDangerousGoodsUNSources.ts';
import { getDangerousGoodsCarriers } from './carriers/api/getDangerousGoodsCarriers.ts';
import { getEmergencyContact } from './emergency-contact/api/getEmergencyContact.ts';
import { saveDangerousGoodsCarrier } from './carriers/api/saveDangerousGoodsCarrier.ts';
import { saveEmergencyContact } from './emergency-contact/api/saveEmergencyContact.ts';

export const dangerousGoods = context('dangerousGoods', {
  endpoints: [
    customerGoods.createOrUpdateCustomerDangerousGoods,
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
