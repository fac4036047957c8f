export {
  createOrUpdateBox,
  deleteBox,
  getBoxes,
  getBoxForEdit,
  getBoxTypes,
} from './boxes/endpoints.ts';
export { getImportOrders, importOrder } from './imports/endpoints.ts';
export {
  bookOrders,
  bookMissingParts,
  bookReturn,
  cancelOrders,
  getOrder,
  getOrderCounts,
  getOrders,
  updateOrder,
} from './orders/endpoints.ts';
export { getOrderRules, runOrderRules, saveOrderRules } from './rules/endpoints.ts';
export { odooRateCallback, shopifyRateCallback } from './rates/endpoints.ts';
export {
  configureCarrierService,
  createOrUpdateShop,
  deleteShop,
  getAvailableECommercePlatforms,
  getCarrierServiceConfiguration,
  getECommerceAttributes,
  getShop,
  getShopCarriers,
  getShops,
  rotateShopSecret,
  testShop,
} from './shops/endpoints.ts';
export { receiveShopWebhook } from './webhooks/endpoints.ts';
