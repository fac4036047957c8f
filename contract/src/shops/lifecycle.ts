/** The e-commerce platforms (decisions O-01); `Simulated` generates its orders. */
export const platformTypes = [
  'Shopify',
  'WooCommerce',
  'Odoo',
  'Magento',
  'Csv',
  'Simulated',
] as const;
export type PlatformType = (typeof platformTypes)[number];

/** The types of boxes (decisions O-03). */
export const boxTypes = ['Carton', 'Satchel', 'Tube', 'Pallet', 'Crate'] as const;
export type BoxType = (typeof boxTypes)[number];

/** What the condition of an order rule is about; weight is in kilograms. */
export const ruleMembers = [
  'Weight',
  'Price',
  'Pieces',
  'PostCode',
  'State',
  'Country',
  'Sku',
  'ShippingMethod',
] as const;
export type RuleMember = (typeof ruleMembers)[number];

export const ruleOperators = ['Is', 'StartsWith', 'Contains', 'AtLeast', 'AtMost'] as const;
export type RuleOperator = (typeof ruleOperators)[number];

/**
 * A rule chooses a service, packs each piece by itself, splits the order into a booking for each
 * parcel, or stops it.
 */
export const ruleActions = ['Service', 'PackApart', 'BookApart', 'DoNotShip'] as const;
export type RuleAction = (typeof ruleActions)[number];

/** The maximum number of conditions of one rule. */
export const conditionsOfRuleMax = 10;

/** The statuses of an order (decisions O-06). */
export const orderStatuses = ['New', 'Booked', 'Cancelled'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/**
 * The stages of an order until it is booked. A new order is ToCheck while some of its data is
 * missing or invalid, Ready when it can be booked, and Failed if booking it was refused.
 */
export const orderStages = ['ToCheck', 'Ready', 'Booked', 'Failed', 'Cancelled'] as const;
export type OrderStage = (typeof orderStages)[number];

/**
 * How a service is chosen for orders: the one that the buyer paid for, otherwise the cheapest; or
 * always the cheapest.
 */
export const serviceChoices = ['Buyer', 'Cheapest'] as const;

/** The maximum number of bookings that a rule splits one order into. */
export const bookingsOfOrderMax = 50;

/** The maximum number of orders booked by one request. */
export const ordersAtOnceMax = 100;
