import { z } from 'zod';
import {
  type Fulfilment,
  type OrderPage,
  type ShopOrder,
  type ShopPlatform,
  ShopRefusal,
  type ShopRequest,
} from '../shop-platform.ts';
import { attribute, baseOf, Decimal, measure, nameOf, Text } from './parts.ts';
import { query } from './shopify-query.ts';
import { registerRates, unregisterRates } from './shopify-rates.ts';

const pageSize = 50;

/**
 * GraphQL Admin API. Order: https://shopify.dev/docs/api/admin-graphql/latest/objects/Order,
 * addresses: …/objects/MailingAddress, lines: …/objects/LineItem, weights: …/objects/Weight,
 * fulfilment: …/mutations/fulfillmentCreate, later numbers:
 * …/mutations/fulfillmentTrackingInfoUpdate.
 */
export const shopify: ShopPlatform = {
  code: 'Shopify',
  name: 'Shopify',
  description: 'Orders, checkout prices and tracking numbers, by a custom app of the shop.',
  isSimulated: false,
  requestsRates: true,
  attributes: [
    attribute(['shopDomain', 'Shop domain'], 'Such as cedar.myshopify.com.'),
    attribute(
      ['accessToken', 'Admin API access token'],
      'Of a custom app that may read orders, and write fulfillment orders and shipping.',
      { secret: true },
    ),
    attribute(
      ['apiSecret', 'API secret key'],
      'Of the same app: Shopify signs its webhooks and rate requests with it.',
      { required: false, secret: true },
    ),
  ],
  addressAttribute: 'shopDomain',
  originOf: ({ shopDomain = '' }) => baseOf(shopDomain),
  webhooks: {
    signatureHeader: 'x-shopify-hmac-sha256',
    topicHeader: 'x-shopify-topic',
    orderTopics: /^orders\//,
    secretAttribute: 'apiSecret',
  },
  async test(request) {
    const { shop } = await query(request, { text: 'query { shop { name } }' }, ShopName);
    return shop.name;
  },
  readOrders,
  fulfil,
  registerRates,
  unregisterRates,
};

const ShopName = z.object({ shop: z.object({ name: z.string() }) });

const ordersQuery = `query Orders($first: Int!, $after: String, $query: String) {
  orders(first: $first, after: $after, query: $query, sortKey: UPDATED_AT) {
    pageInfo { hasNextPage endCursor }
    nodes {
      id name createdAt updatedAt cancelledAt displayFulfillmentStatus note email
      currentTotalPriceSet { shopMoney { amount currencyCode } }
      shippingLine { title code }
      shippingAddress {
        name company address1 address2 city provinceCode zip countryCodeV2 phone
      }
      lineItems(first: 100) {
        nodes {
          name sku unfulfilledQuantity requiresShipping
          originalUnitPriceSet { shopMoney { amount } }
          variant { inventoryItem { measurement { weight { unit value } } } }
        }
      }
    }
  }
}`;

const Amount = z.object({ shopMoney: z.object({ amount: Decimal, currencyCode: Text }) });
const weightUnits = { GRAMS: 'g', KILOGRAMS: 'kg', OUNCES: 'oz', POUNDS: 'lb' } as const;

const Line = z.object({
  name: Text,
  sku: Text,
  unfulfilledQuantity: z.number().int(),
  requiresShipping: z.boolean(),
  originalUnitPriceSet: Amount.nullish(),
  variant: z
    .object({
      inventoryItem: z.object({
        measurement: z.object({
          weight: z
            .object({
              unit: z.enum(['GRAMS', 'KILOGRAMS', 'OUNCES', 'POUNDS']),
              value: z.number(),
            })
            .nullish(),
        }),
      }),
    })
    .nullish(),
});

const Order = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  cancelledAt: z.string().nullish(),
  displayFulfillmentStatus: z.string(),
  note: Text,
  email: Text,
  currentTotalPriceSet: Amount,
  shippingLine: z.object({ title: Text, code: Text }).nullish(),
  shippingAddress: z
    .object({
      name: Text,
      company: Text,
      address1: Text,
      address2: Text,
      city: Text,
      provinceCode: Text,
      zip: Text,
      countryCodeV2: Text,
      phone: Text,
    })
    .nullish(),
  lineItems: z.object({ nodes: z.array(Line) }),
});
type Order = z.output<typeof Order>;

const Orders = z.object({
  orders: z.object({
    pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullish() }),
    nodes: z.array(Order),
  }),
});

/**
 * Reads orders; the cursor is the last `updatedAt`, with the page's own cursor while there are more
 * pages.
 */
async function readOrders(request: ShopRequest, cursor: string | null): Promise<OrderPage> {
  const [since = '', after = ''] = (cursor ?? '').split('|');
  const variables = {
    first: pageSize,
    after: after === '' ? null : after,
    query: since === '' ? 'fulfillment_status:unfulfilled' : `updated_at:>='${since}'`,
  };
  const { orders } = await query(request, { text: ordersQuery, variables }, Orders);
  const { hasNextPage, endCursor } = orders.pageInfo;
  const last = orders.nodes.at(-1)?.updatedAt ?? since;
  return {
    orders: orders.nodes.map(toOrder),
    cursor: (hasNextPage ? `${since}|${endCursor ?? ''}` : last) || null,
    isLast: !hasNextPage,
  };
}

const open = new Set(['UNFULFILLED', 'PARTIALLY_FULFILLED', 'OPEN', 'IN_PROGRESS', 'SCHEDULED']);

const toOrder = (order: Order): ShopOrder => {
  const { shippingAddress: to, shippingLine } = order;
  const items = order.lineItems.nodes.filter(
    (line) => line.requiresShipping && line.unfulfilledQuantity > 0,
  );
  return {
    ecommerceId: order.id,
    orderNumber: order.name,
    placedAt: order.createdAt,
    isOpen: !order.cancelledAt && open.has(order.displayFulfillmentStatus) && items.length > 0,
    to: {
      contactName: to?.name ?? '',
      companyName: to?.company ?? '',
      email: order.email,
      telephone: to?.phone ?? '',
      addressLine1: to?.address1 ?? '',
      addressLine2: to?.address2 ?? '',
      suburb: to?.city ?? '',
      stateCode: to?.provinceCode ?? '',
      postCode: to?.zip ?? '',
      countryCode: to?.countryCodeV2 ?? '',
    },
    items: items.map((line) => ({
      sku: line.sku,
      name: nameOf(line.name),
      quantity: line.unfulfilledQuantity,
      length: null,
      width: null,
      height: null,
      weight: weightOf(line),
      unitPrice: line.originalUnitPriceSet?.shopMoney.amount ?? null,
    })),
    shippingMethod: shippingLine?.title ?? null,
    serviceCode: shippingLine?.code || null,
    note: order.note || null,
    totalPrice: order.currentTotalPriceSet.shopMoney.amount,
    currency: order.currentTotalPriceSet.shopMoney.currencyCode || null,
  };
};

function weightOf({ variant }: z.output<typeof Line>) {
  const weight = variant?.inventoryItem.measurement.weight;
  if (!weight) return null;
  const unit = weightUnits[weight.unit];
  return unit === 'oz' ? measure(weight.value / 16, 'lb') : measure(weight.value, unit);
}

const openFulfilments = `query FulfillmentOrders($id: ID!) {
  order(id: $id) {
    fulfillmentOrders(first: 50) { nodes { id status supportedActions { action } } }
    fulfillments(first: 50) { id status trackingInfo(first: 100) { number } }
  }
}`;

const FulfilmentOrders = z.object({
  order: z.object({
    fulfillmentOrders: z.object({
      nodes: z.array(
        z.object({
          id: z.string(),
          status: z.string(),
          supportedActions: z.array(z.object({ action: z.string() })),
        }),
      ),
    }),
    fulfillments: z.array(
      z.object({
        id: z.string(),
        status: z.string(),
        trackingInfo: z.array(z.object({ number: Text })),
      }),
    ),
  }),
});

const createFulfilment = `mutation Fulfil($fulfillment: FulfillmentInput!) {
  fulfillmentCreate(fulfillment: $fulfillment) {
    fulfillment { id }
    userErrors { field message }
  }
}`;

const Created = z.object({
  fulfillmentCreate: z.object({ userErrors: z.array(z.object({ message: z.string() })) }),
});

/** input-objects/FulfillmentTrackingInput: `numbers` and `urls` for more than one. */
function trackingOf({ consignments }: Fulfilment) {
  const company = [...new Set(consignments.map(({ carrierName }) => carrierName))].join(', ');
  const urls = consignments.flatMap(({ trackingUrl }) => (trackingUrl === '' ? [] : [trackingUrl]));
  const numbers = consignments.map(({ trackingNumber }) => trackingNumber);
  if (numbers.length > 1) return { numbers, company, ...(urls.length > 0 && { urls }) };
  const [[number], [url]] = [numbers, urls];
  return { number, company, ...(url !== undefined && { url }) };
}

const updateTracking = `mutation UpdateTracking(
  $fulfillmentId: ID!, $trackingInfoInput: FulfillmentTrackingInput!, $notifyCustomer: Boolean
) {
  fulfillmentTrackingInfoUpdate(
    fulfillmentId: $fulfillmentId, trackingInfoInput: $trackingInfoInput,
    notifyCustomer: $notifyCustomer
  ) {
    fulfillment { id }
    userErrors { field message }
  }
}`;

const Updated = z.object({
  fulfillmentTrackingInfoUpdate: z.object({
    userErrors: z.array(z.object({ message: z.string() })),
  }),
});

/**
 * Fulfils the open part of the order, or replaces the numbers of the fulfilment that has some of
 * ours; one that has exactly these is left unchanged.
 */
async function fulfil(request: ShopRequest, sent: Fulfilment): Promise<void> {
  const variables = { id: sent.ecommerceId };
  const { order } = await query(request, { text: openFulfilments, variables }, FulfilmentOrders);
  const numbers = sent.consignments.map(({ trackingNumber }) => trackingNumber);
  const ours = order.fulfillments
    .filter(({ status }) => status !== 'CANCELLED')
    .map(({ id, trackingInfo }) => ({ id, numbers: trackingInfo.map(({ number }) => number) }))
    .find((one) => one.numbers.some((n) => numbers.includes(n) || sent.notified.includes(n)));
  if (ours === undefined) return create(request, order, sent);
  const isSame = new Set([...ours.numbers, ...numbers]).size === ours.numbers.length;
  if (isSame && ours.numbers.length === numbers.length) return;
  const update = {
    fulfillmentId: ours.id,
    trackingInfoInput: trackingOf(sent),
    notifyCustomer: true,
  };
  const { fulfillmentTrackingInfoUpdate: updated } = await query(
    request,
    { text: updateTracking, variables: update },
    Updated,
  );
  refuseOn(updated.userErrors);
}

type OrderToFulfil = z.output<typeof FulfilmentOrders>['order'];

async function create(request: ShopRequest, order: OrderToFulfil, sent: Fulfilment): Promise<void> {
  const lines = order.fulfillmentOrders.nodes
    .filter(({ supportedActions }) =>
      supportedActions.some(({ action }) => action === 'CREATE_FULFILLMENT'),
    )
    .map(({ id }) => ({ fulfillmentOrderId: id }));
  if (lines.length === 0) throw new ShopRefusal('Nothing of this order is left to fulfil.');
  const fulfillment = {
    lineItemsByFulfillmentOrder: lines,
    notifyCustomer: true,
    trackingInfo: trackingOf(sent),
  };
  const { fulfillmentCreate } = await query(
    request,
    { text: createFulfilment, variables: { fulfillment } },
    Created,
  );
  refuseOn(fulfillmentCreate.userErrors);
}

function refuseOn([error]: readonly { readonly message: string }[]): void {
  if (error !== undefined) throw new ShopRefusal(error.message);
}
