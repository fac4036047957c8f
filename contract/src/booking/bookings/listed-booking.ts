import { z } from 'zod';
import { entity } from '../../entity.ts';
import { Address } from '../../shared/address.ts';
import { PricingDetail } from '../../shared/pricing-detail.ts';
import { Booking, BookingCustomer } from '../shapes.ts';

const Place = Address.pick({ suburb: true, postCode: true, stateCode: true });

/**
 * A booking as a list row: the data of `Booking` without what requires opening it. An address is
 * reduced to its place, a price to its total, and items to the number of pieces.
 */
export const ListedBooking = entity(
  'ListedBooking',
  Booking.pick({
    id: true,
    creationTime: true,
    customerContactName: true,
    companyName: true,
    carrier: true,
    carrierAccountName: true,
    carrierServiceName: true,
    pickupReadyTime: true,
    businessClosingTime: true,
    bookingStatus: true,
    invoiceId: true,
    invoiceNumber: true,
    manifestId: true,
    consignmentId: true,
    pickupRequestId: true,
    reference: true,
    totalWeight: true,
    totalVolume: true,
    orderNumber: true,
    customFields: true,
    promoCode: true,
    lastTrackingModifiedTime: true,
    eta: true,
    quotedTime: true,
    priceHeldUntil: true,
    isDangerousGood: true,
    isInsured: true,
    isMultiLeg: true,
    isUnderWay: true,
    paymentState: true,
    parentBookingId: true,
    legNumber: true,
    siblingBookingIds: true,
  }).extend({
    customer: BookingCustomer.pick({
      id: true,
      code: true,
      customerName: true,
      contactName: true,
      companyName: true,
      email: true,
    }).nullable(),
    fromAddress: Place,
    toAddress: Place,
    pieces: z.number().int(),
    pricingDetail: PricingDetail.pick({ totalCost: true }).nullable(),
  }),
);
export type ListedBooking = z.output<typeof ListedBooking>;
