import { z } from 'zod';
import type { Received, ShopServerReply } from './shop-server.ts';

/** The token of the shop's custom app. */
export const shopifyToken = 'shpat_0123456789abcdef';

/**
 * Returns an order like the GraphQL Admin API
 * (https://shopify.dev/docs/api/admin-graphql/latest/objects/Order): ids are global ids, money is a
 * decimal as text, the weight is the inventory item's.
 */
const order = (number: number) => ({
  id: `gid://shopify/Order/${number}`,
  name: `#${number}`,
  createdAt: '2026-11-17T22:10:00Z',
  updatedAt: `2026-11-17T22:${10 + (number % 50)}:00Z`,
  cancelledAt: null,
  displayFulfillmentStatus: 'UNFULFILLED',
  note: 'Ring twice',
  email: 'mia@buyer.example',
  currentTotalPriceSet: { shopMoney: { amount: '64.90', currencyCode: 'AUD' } },
  shippingLine: { title: 'To your door', code: 'WB:7:EXP' },
  shippingAddress: {
    name: 'Mia Torres',
    company: null,
    address1: '12 Lygon Street',
    address2: 'Unit 3',
    city: 'Carlton',
    provinceCode: 'VIC',
    zip: '3053',
    countryCodeV2: 'AU',
    phone: '+61390000000',
  },
  lineItems: {
    nodes: [
      {
        name: 'Olive oil - 5 l',
        sku: 'OIL-5',
        unfulfilledQuantity: 2,
        requiresShipping: true,
        originalUnitPriceSet: { shopMoney: { amount: '29.95', currencyCode: 'AUD' } },
        variant: {
          inventoryItem: { measurement: { weight: { unit: 'KILOGRAMS', value: 5.2 } } },
        },
      },
      {
        name: 'Gift card',
        sku: '',
        unfulfilledQuantity: 1,
        requiresShipping: false,
        originalUnitPriceSet: { shopMoney: { amount: '5.00', currencyCode: 'AUD' } },
        variant: null,
      },
    ],
  },
});

type Sent = { readonly query: string; readonly variables: Readonly<Record<string, unknown>> };

/** A carrier service, with the members of objects/DeliveryCarrierService that we use. */
export type ShopifyCarrierService = {
  readonly id: string;
  readonly name: string;
  readonly callbackUrl: string;
  readonly active: boolean;
  readonly supportsServiceDiscovery: boolean;
};

type Size = { readonly orders: number; readonly perPage: number };

/**
 * Returns a shop with three orders, two per page, or of another size. Its carrier services are kept
 * in `services`, and the numbers that each order was fulfilled with in `fulfilled`.
 */
export function shopifyShop(
  services: ShopifyCarrierService[] = [],
  size: Size = { orders: 3, perPage: 2 },
  fulfilled = new Map<string, string[]>(),
) {
  return (request: Received): ShopServerReply => {
    if (request.headers['x-shopify-access-token'] !== shopifyToken) {
      return { status: 401, body: { errors: '[API] Invalid API key or access token' } };
    }
    const { query, variables } = request.body as Sent;
    if (query.includes('shop { name }')) return { body: { data: { shop: { name: 'Cedar' } } } };
    if (query.includes('orders(')) return { body: { data: { orders: pageOf(variables, size) } } };
    if (/carrierService/i.test(query)) {
      return { body: { data: carrierServices(services, query, variables) } };
    }
    if (query.includes('fulfillmentOrders(')) {
      const number = numberIn(variables['id']);
      return { body: { data: openOf(number, fulfilled.get(number) ?? []) } };
    }
    if (query.includes('fulfillmentTrackingInfoUpdate(')) {
      const { fulfillmentId, trackingInfoInput } = Update.parse(variables);
      fulfilled.set(numberIn(fulfillmentId), numbersIn(trackingInfoInput));
      return { body: { data: { fulfillmentTrackingInfoUpdate: { userErrors: [] } } } };
    }
    const { fulfillment } = variables as {
      fulfillment: {
        trackingInfo: z.output<typeof TrackingInput>;
        lineItemsByFulfillmentOrder: readonly { fulfillmentOrderId: string }[];
      };
    };
    const [line] = fulfillment.lineItemsByFulfillmentOrder;
    const number = numberIn(line?.fulfillmentOrderId);
    const numbers = numbersIn(TrackingInput.parse(fulfillment.trackingInfo));
    fulfilled.set(number, [...(fulfilled.get(number) ?? []), ...numbers]);
    const fulfillmentCreate = {
      fulfillment: { id: `gid://shopify/Fulfillment/${number}` },
      userErrors: [],
    };
    return { body: { data: { fulfillmentCreate } } };
  };
}

/** The number at the end of a global id. */
const numberIn = (id: unknown): string => String(id).split('/').at(-1) ?? '';

const ServiceInput = z.strictObject({
  name: z.string(),
  callbackUrl: z.url({ protocol: /^https?$/ }),
  active: z.boolean(),
  supportsServiceDiscovery: z.boolean(),
});
/** input-objects/DeliveryCarrierServiceUpdateInput: everything but the id may be absent. */
const ServiceUpdate = ServiceInput.partial().extend({ id: z.string() });

/** A name is unique: Shopify refuses a second service of the same one. */
function carrierServices(
  services: ShopifyCarrierService[],
  query: string,
  { input, id }: Readonly<Record<string, unknown>>,
) {
  const userErrors: { readonly field: readonly string[]; readonly message: string }[] = [];
  if (query.includes('carrierServiceCreate(')) {
    const sent = ServiceInput.parse(input);
    const isTaken = services.some(({ name }) => name === sent.name);
    if (isTaken)
      userErrors.push({ field: ['name'], message: `${sent.name} is already configured` });
    else services.push({ ...sent, id: `gid://shopify/DeliveryCarrierService/${services.length}` });
    return { carrierServiceCreate: { userErrors } };
  }
  const at = services.findIndex((one) => one.id === (id ?? (input as { id?: string })?.id));
  if (query.includes('carrierServiceUpdate(')) {
    const known = services[at];
    const sent = ServiceUpdate.parse(input);
    if (known === undefined) userErrors.push({ field: ['id'], message: 'The service is unknown.' });
    else services[at] = { ...known, ...definedOf(sent) };
    return { carrierServiceUpdate: { userErrors } };
  }
  if (query.includes('carrierServiceDelete(')) {
    if (at === -1) userErrors.push({ field: ['id'], message: 'The service is unknown.' });
    else services.splice(at, 1);
    return { carrierServiceDelete: { userErrors } };
  }
  return { carrierServices: { nodes: services } };
}

const definedOf = (sent: z.output<typeof ServiceUpdate>): Partial<ShopifyCarrierService> =>
  Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));

function pageOf({ after }: Readonly<Record<string, unknown>>, { orders, perPage }: Size) {
  const from = after === null ? 0 : Number(after);
  const end = Math.min(from + perPage, orders);
  return {
    pageInfo: { hasNextPage: end < orders, endCursor: String(end) },
    nodes: Array.from({ length: end - from }, (_, at) => order(1001 + from + at)),
  };
}

/** input-objects/FulfillmentTrackingInput */
const TrackingInput = z.strictObject({
  company: z.string(),
  number: z.string().optional(),
  url: z.string().optional(),
  numbers: z.array(z.string()).optional(),
  urls: z.array(z.string()).optional(),
});

/** The arguments of mutations/fulfillmentTrackingInfoUpdate */
const Update = z.strictObject({
  fulfillmentId: z.string(),
  trackingInfoInput: TrackingInput,
  notifyCustomer: z.boolean().optional(),
});

const numbersIn = ({ number, numbers }: z.output<typeof TrackingInput>): string[] =>
  numbers ?? (number === undefined ? [] : [number]);

const openOf = (order: string, numbers: readonly string[]) => ({
  order: {
    fulfillmentOrders: {
      nodes: [
        {
          id: `gid://shopify/FulfillmentOrder/${order}`,
          status: numbers.length === 0 ? 'OPEN' : 'CLOSED',
          supportedActions: numbers.length === 0 ? [{ action: 'CREATE_FULFILLMENT' }] : [],
        },
      ],
    },
    fulfillments:
      numbers.length === 0
        ? []
        : [
            {
              id: `gid://shopify/Fulfillment/${order}`,
              status: 'SUCCESS',
              trackingInfo: numbers.map((number) => ({ number })),
            },
          ],
  },
});
