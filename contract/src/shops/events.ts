type OfCustomer = { readonly id: number; readonly customerId: number };

/** The domain events of shops. */
export type ShopsEvents = {
  /** A shop, its boxes or its carrier services changed; `id` is the shop's. */
  readonly 'shop.saved': OfCustomer;
  /** Orders of a shop were added or changed; `id` is the shop's. */
  readonly 'shop.ordersChanged': OfCustomer;
};

/** The live topic of each event; null if no page shows its changes. */
export const shopsTopics = {
  'shop.saved': 'shop',
  'shop.ordersChanged': 'shop',
} as const;

/** The endpoints whose responses an event of a topic makes stale. */
export const staleAfterShops = {
  shop: [
    '/api/order/box/getboxes',
    '/api/order/box/getboxforedit',
    '/api/order/order/getImportOrders',
    '/api/order/order/getOrder',
    '/api/order/order/getOrderCounts',
    '/api/order/order/getOrders',
    '/api/order/rule/getOrderRules',
    '/api/order/shop/getcarrierserviceconfiguration',
    '/api/order/shop/getshop',
    '/api/order/shop/getshops',
  ],
} as const;
