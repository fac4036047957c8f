import { z } from 'zod';
import { entity } from '../entity.ts';
import { Id, Money } from '../shared/fields.ts';

/** Why a booking is on no invoice. */
export const notInvoicedReasons = [
  'NotFound',
  'NotDelivered',
  'AlreadyInvoiced',
  'NoPrice',
  'NotInvoicable',
  'BuyerNotNamed',
  'SellerNotNamed',
] as const;
export type NotInvoicedReason = (typeof notInvoicedReasons)[number];

export const NotInvoiced = entity(
  'NotInvoiced',
  z.object({
    bookingId: Id,
    referenceNo: z.string(),
    reason: z.enum(notInvoicedReasons),
    /** The reason for people. */
    message: z.string(),
  }),
);

/** What became of one customer's bookings; the invoice has no id and number in a preview. */
export const CustomerInvoicing = entity(
  'CustomerInvoicing',
  z.object({
    customerId: Id.nullable(),
    customerName: z.string(),
    invoice: z
      .object({
        id: Id.nullable(),
        invoiceNumber: z.string().nullable(),
        taxExclusiveAmount: Money,
        tax: Money,
        amount: Money,
      })
      .nullable(),
    invoiced: z.array(z.object({ bookingId: Id, referenceNo: z.string(), amount: Money })),
    /** What stands on the invoice beside bookings: fees, later charges, rounding; tax included. */
    extras: z.array(
      z.object({
        invoiceDetailType: z.string(),
        referenceNo: z.string(),
        description: z.string(),
        amount: Money,
      }),
    ),
    /** Later charges of carriers that stand on it. */
    rechargeIds: z.array(Id),
    notInvoiced: z.array(NotInvoiced),
  }),
);
