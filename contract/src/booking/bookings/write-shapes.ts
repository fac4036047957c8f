import { z } from 'zod';
import { EntityData } from '../../records/entities/shapes.ts';
import { entity } from '../../entity.ts';
import { AddressInput } from '../../shared/address.ts';
import { KeyValue, line, Moment, TextMap } from '../../shared/fields.ts';
import { ItemInput } from '../../shared/freight-item.ts';
import { bookingStatuses } from '../lifecycle.ts';
import { bookingOperations } from '../operation-logs/operations.ts';
import { guidOf, idOf, ownId } from '../../shared/ids.ts';

/** Item lines of one booking and bookings of one batch (decisions B-08). */
export const itemLinesMax = 200;
export const batchMax = 500;

export const Operations = z.array(z.enum(bookingOperations)).max(bookingOperations.length);

export const BookingNoteInput = z.object({ comment: line(4000) });

const CustomerInput = z.object({
  id: idOf('customer').nullish(),
  caller: line(128).nullish(),
  reference: TextMap.nullish(),
  costCenterId: idOf('costCenter').nullish(),
  costCenter: line(128).nullish(),
  email: line(256).nullish(),
  customerName: line(128).nullish(),
  address: AddressInput.nullish(),
});

/** A charge as staff enter it, ex tax. */
const ChargeByHand = z.object({
  serviceCode: line(64),
  serviceName: line(128),
  isAdditionalService: z.boolean().default(false),
  taxExclusiveAmount: z.number().min(0).max(100_000_000),
  carrierTaxExclusiveAmount: z.number().min(0).max(100_000_000).nullish(),
  isTaxApplied: z.boolean().default(true),
  note: line(512).nullish(),
});
const ChargesByHand = z.array(ChargeByHand).max(100).nullish();

/**
 * A booking as sent by clients. Saving accepts incomplete bookings; the operation Book checks what
 * is required to book (decisions B-10). Unknown names are ignored.
 */
export const BookingWritePayload = entity(
  'BookingWritePayload',
  z.object({
    id: idOf('booking').nullish(),
    /** Ignored for a customer's own users, who always book for their own customer. */
    customer: CustomerInput.nullish(),
    customerContactName: line(128).nullish(),
    companyName: line(128).nullish(),
    /** Accepts this saved quote unchanged, or … */
    quoteId: guidOf('quote').nullish(),
    /** … prices with this account and service now. */
    carrierAccountId: idOf('carrierAccount').nullish(),
    carrierServiceCode: line(64).nullish(),
    /** The charges that staff enter for a manual account and service, overriding its rates. */
    pricingInfo: ChargesByHand,
    bookingDate: Moment.nullish(),
    pickupReadyTime: Moment.nullish(),
    businessClosingTime: Moment.nullish(),
    fromAddress: AddressInput.nullish(),
    toAddress: AddressInput.nullish(),
    specialInstructions: line(1000).nullish(),
    deliveryInstructions: line(1000).nullish(),
    items: z.array(ItemInput).max(itemLinesMax).nullish(),
    reference: z.array(KeyValue).max(50).nullish(),
    pickupOptions: TextMap.nullish(),
    deliveryOptions: TextMap.nullish(),
    storeKey: line(64).nullish(),
    orderNumber: line(64).nullish(),
    /** Values of the tenant's own fields, by key; those that are left out are cleared. */
    customFields: EntityData.nullish(),
    promoCode: line(64).nullish(),
    isDangerousGood: z.boolean().nullish(),
    dangerousGoodUNCode: line(16).nullish(),
    dangerousGoodPackageType: line(32).nullish(),
    dangerousGoodDescription: line(256).nullish(),
    insuredValue: z.number().min(0).max(100_000_000).nullish(),
    insuranceType: line(32).nullish(),
    isReadyToPickup: z.boolean().nullish(),
    costCenterId: idOf('costCenter').nullish(),
    costCenter: line(128).nullish(),
    /** The card payment of guests and pay-as-you-go customers. */
    paymentNonce: line(512).nullish(),
    notes: z.array(BookingNoteInput).max(20).nullish(),
    operations: Operations.nullish(),
  }),
);
export type BookingWrite = z.output<typeof BookingWritePayload>;

/** For manual carriers, staff enter numbers, files, prices and status themselves. */
export const UpdateBookingDetailsPayload = entity(
  'UpdateBookingDetailsPayload',
  z.object({
    bookingId: idOf('booking'),
    consignmentId: ownId(line(64).nullish()),
    manifestId: ownId(line(64).nullish()),
    pickupRequestId: ownId(line(64).nullish()),
    /** File names of uploaded assets (decisions B-15). */
    connoteFile: line(256).nullish(),
    manifestFile: line(256).nullish(),
    note: line(4000).nullish(),
    bookingStatus: z.enum(bookingStatuses).nullish(),
    sendEmail: z.boolean().nullish(),
    pricingInfo: ChargesByHand,
    insuranceInfo: z
      .object({
        insuredValue: z.number().min(0).max(100_000_000),
        insuranceType: line(32),
        insuranceCost: z.number().min(0).max(100_000_000),
        insuranceCostTaxExclusive: z.number().min(0).max(100_000_000),
      })
      .nullish(),
  }),
);
