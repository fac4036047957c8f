import type { ShopPlatform } from '../shop-platform.ts';

/** A shop whose orders are uploaded in files; nothing is called. */
export const csvShop: ShopPlatform = {
  code: 'Csv',
  name: 'CSV file',
  description: 'Orders in a file that you upload, one line per item.',
  isSimulated: false,
  requestsRates: false,
  attributes: [],
  addressAttribute: null,
};
