import { guardedCalls } from '../../guarded-calls.ts';
import type { Fulfilment, ShopRequest } from '../../shop-platform.ts';
import { shopRequest } from '../../shops/shop-request.ts';
import { magentoShop } from './magento-shop.ts';
import { odooShop } from './odoo-shop.ts';
import { type Received, type ShopServerReply, shopServer, type ShopServer } from './shop-server.ts';
import { shopifyShop, shopifyToken } from './shopify-shop.ts';
import { wooCommerceShop } from './woocommerce-shop.ts';

/** A shop's server, and a request to it. */
export type OpenShop = { readonly server: ShopServer; readonly request: ShopRequest };

const now = new Date('2026-11-18T00:00:00Z');

/**
 * Starts a shop's server, and returns a request to it with these attributes; `url` names the
 * address.
 */
async function open(
  reply: (request: Received) => ShopServerReply,
  url: string,
  attributes: Readonly<Record<string, string>>,
): Promise<OpenShop> {
  const server = await shopServer(reply);
  const request = shopRequest({
    attributes: { ...attributes, [url]: server.url },
    callOut: guardedCalls({ allowed: [server.url] }),
    signal: AbortSignal.timeout(10_000),
    now: () => now,
  });
  return { server, request };
}

/** Starts a shop of each platform. */
export const openShops = {
  shopify: (accessToken = shopifyToken) => open(shopifyShop(), 'shopDomain', { accessToken }),
  wooCommerce: (secret = 'cs_1') => open(wooCommerceShop(), 'url', { key: 'ck_1', secret }),
  odoo: (apiKey = 'key') => open(odooShop(), 'url', { database: 'cedar', userName: 'oto', apiKey }),
  magento: (key = 'token') => open(magentoShop(), 'url', { key }),
};

export const sent = (ecommerceId: string): Fulfilment => ({
  ecommerceId,
  consignments: [
    {
      trackingNumber: 'ACM0000001',
      carrierName: 'Own fleet',
      trackingUrl: 'https://track.example/1',
    },
  ],
  notified: [],
});

/** An order that was split into two bookings. */
export const split = (ecommerceId: string): Fulfilment => ({
  ecommerceId,
  consignments: [1, 2].map((number) => ({
    trackingNumber: `ACM000000${number}`,
    carrierName: 'Own fleet',
    trackingUrl: `https://track.example/${number}`,
  })),
  notified: [],
});
