import { z } from 'zod';
import { SentenceShape } from '../../sentence-shape.ts';
import { entity } from '../../entity.ts';
import { Address, AddressInput } from '../../shared/address.ts';
import { Guid, Id, line, Moment, requiredLine } from '../../shared/fields.ts';
import { platformTypes } from '../lifecycle.ts';
import { revision } from '../../revision.ts';
import { idOf } from '../../shared/ids.ts';

/** What a shop of a platform needs to be connected (decisions O-02). */
export const ShopAttributeDefinition = z.object({
  key: z.string(),
  /** Always empty: what a new shop starts with. */
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
  /** It is not a real shop; screens say so. */
  isSimulated: z.boolean(),
  /** Orders are read from its server; otherwise they come in files. */
  isOnline: z.boolean(),
  /** It asks for prices while its customers check out. */
  requestsRates: z.boolean(),
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
    /** Names the shop in the addresses of its callbacks (decisions B-31). */
    storeId: Guid,
    customerName: z.string(),
    /** Where its parcels are collected; empty takes the customer's address. */
    fromAddress: Address.nullable(),
    /** Whether callbacks can be signed: false until a secret exists. */
    hasSecret: z.boolean(),
    lastSyncTime: Moment.nullable(),
    /** Why the last import failed; null if it did not. */
    lastSyncProblem: z.string().nullable(),
    lastSyncProblemSentence: SentenceShape.optional(),
    /** Orders of the last 7 days, and those that wait to be booked. */
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

/** A carrier service that the shop offers at its checkout (decisions O-07). */
export const ShopService = z.object({
  carrierAccountId: idOf('carrierAccount'),
  serviceCode: requiredLine(64, 'Please choose a service'),
  displayName: line(128),
  isActive: z.boolean(),
});
export type ShopService = z.output<typeof ShopService>;
