import { z } from 'zod';
import { SentenceShape } from '../../sentence-shape.ts';
import { entity } from '../../entity.ts';
import { Id, Moment, Money } from '../../shared/fields.ts';
import { BilledCustomer } from '../shapes.ts';

/** A payment entered manually: cards and credits are handled separately. */
export const enteredPaymentTypes = ['BankTransfer', 'Cash', 'Cheque', 'DirectDebit'] as const;

/** How a payment was made (decisions F-21). */
export const PaymentPart = entity(
  'PaymentPart',
  z.object({ id: Id, type: z.string(), amount: Money, reference: z.string() }),
);

export const PaymentInvoice = entity(
  'PaymentInvoice',
  z.object({ invoiceId: Id, invoiceNumber: z.string(), paidAmount: Money }),
);

export const Payment = entity(
  'Payment',
  z.object({
    id: Id,
    customerId: Id,
    paidAmount: Money,
    paymentReferenceNumber: z.string(),
    paymentDate: Moment,
    note: z.string().nullable(),
    noteSentence: SentenceShape.optional(),
    paymentType: z.string(),
    paymentDetails: z.array(PaymentPart),
    paymentInvoices: z.array(PaymentInvoice),
    /** The part not allocated to an invoice: the customer's credit. */
    unallocatedAmount: Money,
    /** The amount refunded to the customer. */
    refundedAmount: Money,
    /** Who reversed the whole payment, on which day and why; null if it has not been reversed. */
    reversal: z
      .object({
        userName: z.string(),
        date: Moment,
        note: z.string(),
        noteSentence: SentenceShape.optional(),
      })
      .nullable(),
    remittanceNumber: z.string().nullable(),
    customer: BilledCustomer,
    creationTime: Moment,
  }),
);
