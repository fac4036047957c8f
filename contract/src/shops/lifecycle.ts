/** The e-commerce platforms (decisions O-01); `Simulated` invents its orders. */
export const platformTypes = [
  'Shopify',
  'WooCommerce',
  'Odoo',
  'Magento',
  'Csv',
  'Simulated',
] as const;
export type PlatformType = (typeof platformTypes)[number];

/** Decisions O-03. */
export const boxTypes = ['Carton', 'Satchel', 'Tube', 'Pallet', 'Crate'] as const;
export type BoxType = (typeof boxTypes)[number];

/** Decisions O-06. */
export const orderStatuses = ['New', 'Booked', 'Cancelled'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/**
 * Where an order is on its way to a booking. A new order is ToCheck while something about it is
 * missing or wrong, Ready when it can be booked, and Failed if booking it was refused.
 */
export const orderStages = ['ToCheck', 'Ready', 'Booked', 'Failed', 'Cancelled'] as const;
export type OrderStage = (typeof orderStages)[number];

/** How many orders are booked in one call. */
export const ordersAtOnceMax = 100;
