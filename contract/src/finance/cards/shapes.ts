import { z } from 'zod';
import { entity } from '../../entity.ts';
import { Id, Moment, Money } from '../../shared/fields.ts';

/** The card behind a payment; its number is never known to us. */
export const PaymentInfo = entity(
  'PaymentInfo',
  z.object({
    type: z.string(),
    cardType: z.string(),
    holder: z.string(),
    /** Four digits. */
    lastDigits: z.string(),
  }),
);

export const CardTransactionInfo = entity(
  'CardTransactionInfo',
  z.object({
    id: Id,
    customerId: Id,
    /** Null until the processor responds, and if nothing was charged. */
    paymentId: Id.nullable(),
    /** Empty until the processor responds. */
    transactionId: z.string(),
    merchant: z.string(),
    amount: Money,
    time: Moment,
    authorizationCode: z.string().nullable(),
    /** One of `cardStatuses`, displayed as it is. */
    status: z.string(),
    /** Why it was declined. */
    message: z.string(),
    ipAddress: z.string().nullable(),
    userName: z.string(),
    paymentInfo: PaymentInfo.nullable(),
    /** Refunds to the card, completed or pending, oldest first. */
    returns: z.array(
      z.object({
        amount: Money,
        /** Pending, Voided (before settlement), Refunded or Refused. */
        status: z.string(),
        /** Why it was refused. */
        message: z.string(),
        time: Moment,
        userName: z.string(),
      }),
    ),
  }),
);
