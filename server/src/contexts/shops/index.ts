import { daily } from '#platform/background/daily.ts';
import { context, onEach } from '#platform/context.ts';
import type { Services } from '#platform/services.ts';
import { createOrUpdateBox } from './boxes/api/createOrUpdateBox.ts';
import { deleteBox } from './boxes/api/deleteBox.ts';
import { getBoxes } from './boxes/api/getBoxes.ts';
import { getBoxForEdit } from './boxes/api/getBoxForEdit.ts';
import { getBoxTypes } from './boxes/api/getBoxTypes.ts';
import { getImportOrders } from './imports/api/getImportOrders.ts';
import { importOrder } from './imports/api/importOrder.ts';
import { forget } from './imports/forget.ts';
import { importOrders, type ImportServices } from './imports/import-orders.ts';
import { syncShop } from './imports/sync.ts';
import { bookOrders } from './orders/api/bookOrders.ts';
import { bookMissingParts } from './orders/api/bookMissingParts.ts';
import { bookReturn } from './orders/api/bookReturn.ts';
import { cancelOrders } from './orders/api/cancelOrders.ts';
import { getOrder } from './orders/api/getOrder.ts';
import { getOrderCounts } from './orders/api/getOrderCounts.ts';
import { getOrders } from './orders/api/getOrders.ts';
import { updateOrder } from './orders/api/updateOrder.ts';
import { followBookings, followGoneBooking } from './orders/follow-bookings.ts';
import { fulfil } from './orders/fulfil.ts';
import { recheckOrders } from './orders/recheck.ts';
import { odooRateCallback } from './rates/api/odooRateCallback.ts';
import { shopifyRateCallback } from './rates/api/shopifyRateCallback.ts';
import { registerRates, unregisterRates } from './rates/register-rates.ts';
import type { RateServices } from './rates/shop-rates.ts';
import { getOrderRules } from './rules/api/getOrderRules.ts';
import { runOrderRules } from './rules/api/runOrderRules.ts';
import { saveOrderRules } from './rules/api/saveOrderRules.ts';
import { configureCarrierService } from './shops/api/configureCarrierService.ts';
import { createOrUpdateShop } from './shops/api/createOrUpdateShop.ts';
import { deleteShop } from './shops/api/deleteShop.ts';
import { getAvailableECommercePlatforms } from './shops/api/getAvailableECommercePlatforms.ts';
import { getCarrierServiceConfiguration } from './shops/api/getCarrierServiceConfiguration.ts';
import { getECommerceAttributes } from './shops/api/getECommerceAttributes.ts';
import { getShop } from './shops/api/getShop.ts';
import { getShopCarriers } from './shops/api/getShopCarriers.ts';
import { getShops } from './shops/api/getShops.ts';
import { rotateShopSecret } from './shops/api/rotateShopSecret.ts';
import { testShop } from './shops/api/testShop.ts';
import { receiveShopWebhook } from './webhooks/api/receiveShopWebhook.ts';

/** Customers' web shops: their orders become bookings, and their checkouts request prices. */
export const shops = (services: ImportServices & RateServices & Pick<Services, 'originOf'>) =>
  context('shops', {
    endpoints: [
      bookOrders(services),
      bookMissingParts(services),
      bookReturn(services),
      cancelOrders,
      configureCarrierService,
      createOrUpdateBox,
      createOrUpdateShop(services),
      deleteBox,
      deleteShop,
      getAvailableECommercePlatforms,
      getBoxes,
      getBoxForEdit,
      getBoxTypes,
      getCarrierServiceConfiguration,
      getECommerceAttributes,
      getImportOrders,
      getOrder,
      getOrderCounts,
      getOrderRules,
      getOrders,
      getShop,
      getShopCarriers,
      getShops,
      importOrder(services),
      odooRateCallback(services),
      receiveShopWebhook(services),
      rotateShopSecret(services),
      runOrderRules,
      saveOrderRules,
      shopifyRateCallback(services),
      testShop(services),
      updateOrder,
    ],
    on: {
      ...onEach(['booking.created', 'booking.changed', 'booking.statusChanged'], followBookings),
      ...onEach(['booking.cancelled', 'booking.deleted'], followGoneBooking),
    },
    tasks: { 'shops.recheckOrders': recheckOrders },
    callsOut: {
      'shops.fulfil': fulfil(services),
      'shops.importOrders': importOrders(services),
      'shops.registerRates': registerRates(services),
      'shops.sync': syncShop(services),
      'shops.unregisterRates': unregisterRates(services),
    },
    daily: { 'shops.forget': daily('03:50', forget) },
  });
