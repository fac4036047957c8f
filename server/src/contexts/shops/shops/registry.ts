import type { ShopPlatform } from '@waybill/adapters/shop-platform';
import { csvShop } from '@waybill/adapters/shops/csv';
import { magento } from '@waybill/adapters/shops/magento';
import { odoo } from '@waybill/adapters/shops/odoo';
import { shopify } from '@waybill/adapters/shops/shopify';
import { wooCommerce } from '@waybill/adapters/shops/woocommerce';
import { simulatedShop } from '@waybill/adapters/simulated/simulated-shop';
import type { PlatformType } from '@waybill/contract/shops/lifecycle';

/** The platforms of connected shops (decisions O-01). */
const platforms: Readonly<Record<PlatformType, ShopPlatform>> = {
  Shopify: shopify,
  WooCommerce: wooCommerce,
  Odoo: odoo,
  Magento: magento,
  Csv: csvShop,
  Simulated: simulatedShop,
};

export const platformOf = (code: PlatformType): ShopPlatform => platforms[code];
