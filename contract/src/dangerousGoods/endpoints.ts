export {
  getDangerousGoodsCategories,
  getDangerousGoodsUNCodes,
  getDangerousGoodsUNSources,
} from './un-codes/endpoints.ts';
export {
  createOrUpdateCustomerDangerousGoods,
  getCustomerDangerousGoods,
} from './customer-goods/endpoints.ts';
export { getDangerousGoodsCarriers, saveDangerousGoodsCarrier } from './carriers/endpoints.ts';
export { getEmergencyContact, saveEmergencyContact } from './emergency-contact/endpoints.ts';
