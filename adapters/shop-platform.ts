import type { Measure } from '@waybill/kernel/measures';
import { ExternalRefusal, ExternalUnavailable } from './external-errors.ts';

/** One attribute that a shop on the platform requires (decisions O-02). */
export type ShopAttribute = {
  readonly key: string;
  readonly displayName: string;
  readonly description: string;
  readonly required: boolean;
  readonly secret: boolean;
};

/** A request to a shop's server. */
export type ShopCall = {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The JSON body; absent for no body. */
  readonly body?: unknown;
};

export type ShopReply = { readonly status: number; readonly body: unknown };

/** One request to a shop: its attributes, decrypted, and the function to call with. */
export type ShopRequest = {
  readonly attributes: Readonly<Record<string, string>>;
  /**
   * Calls the shop's server and reads JSON.
   * @throws {ShopUnavailable} if it does not respond, is overloaded or limits us
   * @throws {ShopRefusal} if it refuses the request
   */
  readonly call: (call: ShopCall) => Promise<ShopReply>;
};

export type ShopAddress = {
  readonly contactName: string;
  readonly companyName: string;
  readonly email: string;
  readonly telephone: string;
  readonly addressLine1: string;
  readonly addressLine2: string;
  readonly suburb: string;
  readonly stateCode: string;
  readonly postCode: string;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string;
};

/**
 * A line to be shipped. Dimensions and weight are those of one piece; null if the shop has none.
 */
export type ShopItem = {
  readonly sku: string;
  readonly name: string;
  readonly quantity: number;
  readonly length: Measure | null;
  readonly width: Measure | null;
  readonly height: Measure | null;
  readonly weight: Measure | null;
  readonly unitPrice: number | null;
};

export type ShopOrder = {
  /** The order's id at the platform. */
  readonly ecommerceId: string;
  readonly orderNumber: string;
  /** ISO 8601. */
  readonly placedAt: string;
  /** False for cancelled or sent orders: they are not imported. */
  readonly isOpen: boolean;
  readonly to: ShopAddress;
  readonly items: readonly ShopItem[];
  readonly shippingMethod: string | null;
  /** The code of the rate that the buyer chose, as returned by our rate callback. */
  readonly serviceCode: string | null;
  readonly note: string | null;
  readonly totalPrice: number | null;
  readonly currency: string | null;
};

/** Some orders, oldest change first. */
export type OrderPage = {
  readonly orders: readonly ShopOrder[];
  /**
   * The start of the next page, in the platform's own format; null retains the cursor that was
   * sent.
   */
  readonly cursor: string | null;
  readonly isLast: boolean;
};

export type ShopConsignment = {
  readonly trackingNumber: string;
  readonly carrierName: string;
  /** A public page; empty if there is none. */
  readonly trackingUrl: string;
};

/** The data of which the shop is notified when an order is booked. */
export type Fulfilment = {
  readonly ecommerceId: string;
  /** One, or several of a split order. */
  readonly consignments: readonly ShopConsignment[];
  /** The numbers that the shop was told before; those that are gone are replaced. */
  readonly notified: readonly string[];
};

/** Where a platform requests the prices of a checkout. */
export type RateService = {
  /** The name that the shop's owner sees. */
  readonly name: string;
  /** Its path names the shop by our id, which stays the same when the host changes. */
  readonly callbackUrl: string;
  readonly storeId: string;
  /** False while the shop is paused: its checkout then asks nobody. */
  readonly isActive: boolean;
};

/** How the platform signs its webhooks: base64 of HMAC-SHA256 over the raw body. */
export type ShopWebhooks = {
  /** In lower case. */
  readonly signatureHeader: string;
  readonly topicHeader: string;
  /** The topics after which orders are read again. */
  readonly orderTopics: RegExp;
  /** The attribute with the signing secret, if the platform assigns it. */
  readonly secretAttribute: string | null;
};

/** An e-commerce platform that shops of customers run on. */
export type ShopPlatform = {
  readonly code: string;
  readonly name: string;
  readonly description: string;
  readonly isSimulated: boolean;
  readonly requestsRates: boolean;
  readonly attributes: readonly ShopAttribute[];
  /** The attribute with the address of its server; null if none is called. */
  readonly addressAttribute: string | null;
  /** Returns the base URL of its server. */
  readonly originOf?: (attributes: Readonly<Record<string, string>>) => string;
  readonly webhooks?: ShopWebhooks;
  /** Returns the name of the shop, if the connection works. @throws like `call` */
  readonly test?: (request: ShopRequest) => Promise<string>;
  /** Returns the orders that changed since the cursor; null means since the beginning. */
  readonly readOrders?: (request: ShopRequest, cursor: string | null) => Promise<OrderPage>;
  /** Records consignment numbers and carrier with the order, also new ones later. Idempotent. */
  readonly fulfil?: (request: ShopRequest, fulfilment: Fulfilment) => Promise<void>;
  /** Makes the checkout request prices from us. Idempotent. */
  readonly registerRates?: (request: ShopRequest, service: RateService) => Promise<void>;
  /** Takes the registration back; has no effect if there is none. */
  readonly unregisterRates?: (request: ShopRequest, storeId: string) => Promise<void>;
};

/** The shop refuses the request. */
export class ShopRefusal extends ExternalRefusal {
  override readonly name: string = 'ShopRefusal';
}

/** The shop did not respond, or limits us. */
export class ShopUnavailable extends ExternalUnavailable {
  override readonly name: string = 'ShopUnavailable';
}
