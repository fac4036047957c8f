import { z } from 'zod';
import { EntityData } from '../records/entities/shapes.ts';
import { SentenceShape } from '../sentence-shape.ts';
import { entity } from '../entity.ts';
import { Address } from '../shared/address.ts';
import { Id, KeyValue, Measure, Moment, Money, TextMap } from '../shared/fields.ts';
import { Item } from '../shared/freight-item.ts';
import { PricingDetail } from '../shared/pricing-detail.ts';
import { JourneyLeg } from './legs/shapes.ts';
import { Consigning } from './consigning/shapes.ts';
import { bookingStatuses, paymentStates } from './lifecycle.ts';
import { idOf } from '../shared/ids.ts';

export const BookingCustomer = entity(
  'BookingCustomer',
  z.object({
    id: Id,
    code: z.string().nullable(),
    customerName: z.string().nullable(),
    contactName: z.string().nullable(),
    companyName: z.string().nullable(),
    email: z.string().nullable(),
    contact: z.string().nullable(),
    type: z.string().nullable(),
    /** The person who called. */
    caller: z.string().nullable(),
  }),
);

export const OperationHistoryEntry = entity(
  'OperationHistoryEntry',
  z.object({
    id: Id,
    operation: z.string(),
    status: z.string(),
    value: z.string().nullable(),
    valueSentence: SentenceShape.optional(),
    creationTime: Moment,
  }),
);

/** `updatedAt` is when it happened, `creationTime` when it was recorded. */
export const TrackingEntry = entity(
  'TrackingEntry',
  z.object({
    status: z.string(),
    updatedAt: Moment,
    creationTime: Moment,
    details: z.array(KeyValue),
  }),
);

export const BookingNote = entity(
  'BookingNote',
  z.object({
    comment: z.string(),
    commentSentence: SentenceShape.optional(),
    userName: z.string().nullable(),
    creationTime: Moment.nullable(),
    creatorUserId: Id.nullable(),
  }),
);

export const BookingWarning = entity(
  'BookingWarning',
  z.object({
    message: z.string(),
    sentence: SentenceShape.optional(),
    operation: z.string(),
  }),
);

/** List rows contain only the newest three tracking and operation entries. */
export const Booking = entity(
  'Booking',
  z.object({
    id: idOf('booking'),
    creationTime: Moment,
    lastModificationTime: Moment.nullable(),
    creatorUserId: Id.nullable(),
    lastModifierUserId: Id.nullable(),
    customer: BookingCustomer.nullable(),
    customerContactName: z.string().nullable(),
    companyName: z.string().nullable(),
    /** The carrier's code; its account's name is in carrierAccountName. */
    carrier: z.string().nullable(),
    carrierAccountName: z.string().nullable(),
    carrierServiceName: z.string().nullable(),
    carrierServiceCode: z.string().nullable(),
    carrierAccountId: Id.nullable(),
    bookingDate: Moment.nullable(),
    pickupReadyTime: Moment.nullable(),
    businessClosingTime: Moment.nullable(),
    bookingStatus: z.enum(bookingStatuses),
    invoiceId: Id.nullable(),
    invoiceNumber: z.string().nullable(),
    fromAddress: Address,
    toAddress: Address,
    specialInstructions: z.string().nullable(),
    deliveryInstructions: z.string().nullable(),
    items: z.array(Item),
    pricingDetail: PricingDetail.nullable(),
    rechargeDetail: PricingDetail.nullable(),
    operationHistory: z.array(OperationHistoryEntry),
    trackingDetails: z.array(TrackingEntry),
    manifestId: z.string().nullable(),
    consignmentId: z.string().nullable(),
    pickupRequestId: z.string().nullable(),
    reference: z.array(KeyValue),
    totalWeight: Measure,
    totalVolume: Measure,
    totalCubicWeight: Measure,
    /** Misspelled on the wire. */
    chargableWeight: Measure,
    batchId: z.string().nullable(),
    pickupOptions: TextMap,
    deliveryOptions: TextMap,
    storeKey: z.string().nullable(),
    orderNumber: z.string().nullable(),
    /** Values of the tenant's own fields, by key, as far as the caller sees them. */
    customFields: EntityData,
    promoCode: z.string().nullable(),
    /** Kilograms per cubic metre. */
    cubicFactor: z.number().nullable(),
    lastTrackingStatus: z.string().nullable(),
    lastTrackingModifiedTime: Moment.nullable(),
    eta: Moment.nullable(),
    /** When it was last saved as a quote; null if it never was. */
    quotedTime: Moment.nullable(),
    /** When the held price expires; null if it is not held, or once it is booked. */
    priceHeldUntil: Moment.nullable(),
    isDangerousGood: z.boolean(),
    isInsured: z.boolean(),
    isMultiLeg: z.boolean(),
    /** For a journey: one of its legs has departed, whatever the status of the journey. */
    isUnderWay: z.boolean(),
    /** The state of a guest's card payment; null if the booking is paid on account. */
    paymentState: z.enum(paymentStates).nullable(),
    parentBookingId: Id.nullable(),
    /** For a leg: its position in its journey, starting at 1. */
    legNumber: z.number().int().nullable(),
    childBookingIds: z.array(Id),
    siblingBookingIds: z.array(Id),
  }),
);
export type Booking = z.output<typeof Booking>;

/** The invoices that passed on later charges of the carrier. */
const RechargeInvoices = z.array(z.object({ id: Id, number: z.string() }));

/** The recipient of the freight; signature and photos are documents of type ProofOfDelivery. */
export const ProofOfDelivery = entity(
  'ProofOfDelivery',
  z.object({
    signedBy: z.string(),
    comment: z.string().nullable(),
    deliveredAt: Moment,
    receivedAt: Moment,
    hasSignature: z.boolean(),
    photoCount: z.number().int(),
  }),
);

export const BookingDetail = entity(
  'BookingDetail',
  Booking.extend({
    customer: BookingCustomer.extend({ reference: TextMap }).nullable(),
    insuredValue: Money.nullable(),
    insuranceType: z.string().nullable(),
    dangerousGoodUNCode: z.string().nullable(),
    dangerousGoodPackageType: z.string().nullable(),
    dangerousGoodDescription: z.string().nullable(),
    /** Gives its holder access to the booking: /track/{resourceToken}. */
    resourceToken: z.string().nullable(),
    quoteId: z.string().nullable(),
    isReadyToPickup: z.boolean(),
    rechargeInvoices: RechargeInvoices,
    costCenterId: Id.nullable(),
    costCenter: z.string().nullable(),
    /** One number per piece, as on its label (decisions J-22). */
    articleNumbers: z.array(z.string()),
    proofOfDelivery: ProofOfDelivery.nullable(),
    /** Null if no carrier needs to be notified. */
    consigning: Consigning.nullable(),
    /** The number of bookings that were consolidated into it and can still be separated. */
    consolidatedCount: z.number().int(),
    /** In order, for staff only; empty if the freight is not split. */
    legs: z.array(JourneyLeg),
  }),
);
export type BookingDetail = z.output<typeof BookingDetail>;

export const BookingForEditResult = entity(
  'BookingForEditResult',
  z.object({
    booking: BookingDetail,
    bookingNotes: z.array(BookingNote),
    bookingWarnings: z.array(BookingWarning),
  }),
);
export type BookingForEditResult = z.output<typeof BookingForEditResult>;
