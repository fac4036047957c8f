import { z } from 'zod';
import { SentenceShape } from '../../sentence-shape.ts';
import { entity } from '../../entity.ts';
import { Address, AddressInput } from '../../shared/address.ts';
import { Id, Measure, MeasureToSave, Moment, line, requiredLine } from '../../shared/fields.ts';
import { turnings } from '../../customers/products/turnings.ts';
import { orderStages, orderStatuses } from '../lifecycle.ts';
import { revision } from '../../revision.ts';
import { idOf } from '../../shared/ids.ts';
import { FiredRule } from '../rules/shapes.ts';

const side = Measure.nullable();

/** A line of an order. Dimensions and weight are those of one piece; null if unknown. */
export const OrderItem = z.object({
  sku: z.string(),
  name: z.string(),
  quantity: z.number().int(),
  length: side,
  width: side,
  height: side,
  weight: side,
  /** Of one piece, in the order's currency. */
  unitPrice: z.number().nullable(),
  /** How it may stand in a box; any side down if absent. */
  turning: z.enum(turnings).optional(),
  /** Nothing may stand on it. */
  isFragile: z.boolean().optional(),
});
export type OrderItem = z.output<typeof OrderItem>;

/** Length, width and height in whole millimetres. */
const Corner = z.tuple([z.number().int(), z.number().int(), z.number().int()]);

/** A parcel that the order is packed in. */
export const OrderParcel = z.object({
  /** The box; null if no box fits and a piece is sent unpacked. */
  boxId: Id.nullable(),
  packageType: z.string(),
  length: Measure,
  width: Measure,
  height: Measure,
  /** Including the box. */
  weight: Measure,
  quantity: z.number().int(),
  contents: z.string(),
  /** True if the size of some content is unknown and was estimated from its weight. */
  isEstimated: z.boolean(),
  /** Where its pieces stand: corner and sides in whole millimetres; absent without a box. */
  placements: z.array(z.object({ name: z.string(), at: Corner, size: Corner })).optional(),
});
export type OrderParcel = z.output<typeof OrderParcel>;

/** A booking of an order; a split order has several. */
export const OrderBooking = z.object({
  bookingId: Id,
  /** Null until its carrier has accepted it. */
  consignmentId: z.string().nullable(),
  isReturn: z.boolean(),
});
export type OrderBooking = z.output<typeof OrderBooking>;

/** An order of a web shop. */
export const Order = entity(
  'Order',
  z.object({
    id: Id,
    ecommerceId: z.string(),
    shopId: Id,
    customerId: Id,
    fromAddress: Address,
    toAddress: Address,
    orderNumber: z.string(),
    status: z.enum(orderStatuses),
    stage: z.enum(orderStages),
    shopName: z.string(),
    customerName: z.string(),
    items: z.array(OrderItem),
    parcels: z.array(OrderParcel),
    /** The values to correct before it can be booked. */
    problems: z.array(
      z.object({ member: z.string(), message: z.string(), sentence: SentenceShape.optional() }),
    ),
    /** The rules of the shop that fired when it was last checked. */
    firedRules: z.array(FiredRule),
    /** Why booking it was refused, or what happened to one of its bookings. */
    failure: z.string().nullable(),
    /** The buyer's choice at checkout. */
    shippingMethod: z.string().nullable(),
    note: z.string().nullable(),
    totalPrice: z.number().nullable(),
    currency: z.string().nullable(),
    orderTime: Moment,
    creationTime: Moment,
    /** The first of its bookings, without returns. */
    bookingId: Id.nullable(),
    /** The consignment numbers of its bookings, separated by commas. */
    consignmentId: z.string().nullable(),
    bookings: z.array(OrderBooking),
    /** How many parts of a split order have no booking any more. */
    missingPartCount: z.number().int(),
    /** When the shop was notified of the consignment numbers. */
    fulfilmentTime: Moment.nullable(),
    /** Why the shop could not be notified. */
    fulfilmentProblem: z.string().nullable(),
    ...revision,
  }),
);
export type WebOrder = z.output<typeof Order>;

/** The values of an order that users can correct. */
export const OrderToSave = z.object({
  id: idOf('shopOrder'),
  toAddress: AddressInput,
  items: z
    .array(
      z.object({
        sku: line(128).default(''),
        name: requiredLine(256, 'Please enter a description'),
        quantity: z.number().int().min(1).max(10_000),
        length: MeasureToSave.nullish(),
        width: MeasureToSave.nullish(),
        height: MeasureToSave.nullish(),
        weight: MeasureToSave.nullish(),
        unitPrice: z.number().min(0).max(100_000_000).nullish(),
        turning: z.enum(turnings).default('Any'),
        isFragile: z.boolean().default(false),
      }),
    )
    .min(1, 'An order needs at least one item')
    .max(200),
});
export type OrderToSave = z.output<typeof OrderToSave>;
