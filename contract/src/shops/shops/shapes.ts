import { z } from 'zod';
import { SentenceShape } from '../../sentence-shape.ts';
import { entity } from '../../entity.ts';
import { Address, AddressInput } from '../../shared/address.ts';
import { Guid, Id, line, Moment, requiredLine } from '../../shared/fields.ts';
import { platformTypes } from '../lifecycle.ts';
import { revision } from '../../revision.ts';
import { idOf } from '../../shared/ids.ts';

/** A value required to connect a shop of a platform (decisions O-02). */
export const ShopAttributeDefinition = z.object({
  key: z.string(),
  /** Always empty: the value of a new shop. */
  value: z.string(),
  description: z.string(),
  displayName: z.string(),
  required: z.boolean(),
  secret: z.boolean(),
});
export type ShopAttributeDefinition = z.output<typeof ShopAttributeDefinition>;

export const ECommercePlatform = z.object({
  code: z.enum(platformTypes),
  name: z.string(),
  description: z.string(),
  /** True if it is not a real shop; screens indicate this. */
  isSimulated: z.boolean(),
  /** True if orders are read from its server; otherwise they are uploaded in files. */
  isOnline: z.boolean(),
  /** True if it requests prices during checkout. */
  requestsRates: z.boolean(),
  /** The name of the attribute that it signs its requests with; null: with a secret of ours. */
  signsWith: z.string().nullable(),
});

/** A web shop of a customer. Secrets among its attributes are masked. */
export const Shop = entity(
  'Shop',
  z.object({
    id: Id,
    name: z.string(),
    eCommercePlatform: z.enum(platformTypes),
    isActive: z.boolean(),
    customerId: Id,
    /** Empty for callers without a token. */
    attributes: z.array(
      z.object({
        key: z.string(),
        value: z.string(),
        description: z.string(),
        displayName: z.string(),
      }),
    ),
    /** Identifies the shop in the addresses of its callbacks (decisions B-31). */
    storeId: Guid,
    customerName: z.string(),
    /** Where its parcels are collected; null means the customer's address. */
    fromAddress: Address.nullable(),
    /** Whether callbacks can be signed: false until a secret exists. */
    hasSecret: z.boolean(),
    lastSyncTime: Moment.nullable(),
    /** Why the last import failed; null if it succeeded. */
    lastSyncProblem: z.string().nullable(),
    lastSyncProblemSentence: SentenceShape.optional(),
    /** When the platform was told to request checkout prices from us; null if it is not. */
    ratesRegisteredTime: Moment.nullable(),
    /** Why it could not be told; null if it was, or need not be. */
    ratesProblem: z.string().nullable(),
    ratesProblemSentence: SentenceShape.optional(),
    /** The number of orders of the last 7 days, and of those not yet booked. */
    recentOrders: z.number().int(),
    openOrders: z.number().int(),
    ...revision,
  }),
);
export type Shop = z.output<typeof Shop>;

/** A shop to save; without an id it is new. */
export const ShopToSave = z.object({
  id: idOf('shop').nullish(),
  name: requiredLine(128, 'Please enter the name of the shop'),
  eCommercePlatform: z.enum(platformTypes),
  isActive: z.boolean().default(true),
  /** Ignored for a customer's own users. */
  customerId: idOf('customer').nullish(),
  attributes: z
    .array(z.object({ key: line(64), value: line(512) }))
    .max(20)
    .default([]),
  fromAddress: AddressInput.nullish(),
});
export type ShopToSave = z.output<typeof ShopToSave>;

/** An account that carries the freight of the shop's customer, with its main services. */
export const ShopCarrier = z.object({
  carrierAccountId: Id,
  name: z.string(),
  services: z.array(z.object({ code: z.string(), name: z.string() })),
});

/** A carrier service that the shop offers at its checkout (decisions O-07). */
export const ShopService = z.object({
  carrierAccountId: idOf('carrierAccount'),
  serviceCode: requiredLine(64, 'Please choose a service'),
  displayName: line(128),
  isActive: z.boolean(),
});
export type ShopService = z.output<typeof ShopService>;
