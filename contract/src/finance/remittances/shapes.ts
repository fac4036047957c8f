import { z } from 'zod';
import { entity } from '../../entity.ts';
import { Id, Moment, Money } from '../../shared/fields.ts';
import { BilledCustomer } from '../shapes.ts';

/**
 * One invoice of a remittance advice: the announced amount, and how much of it has been received.
 */
export const InvoiceRemittance = entity(
  'InvoiceRemittance',
  z.object({
    invoiceId: Id,
    invoiceNumber: z.string(),
    amount: Money,
    paidAmount: Money,
    /** `Pending`, `PartiallyPaid` or `Paid`. */
    status: z.string(),
    note: z.string().nullable(),
  }),
);

/** The invoices that an announced payment is for. */
export const RemittanceAdvice = entity(
  'RemittanceAdvice',
  z.object({
    id: Id,
    customerId: Id,
    remittanceNumber: z.string(),
    totalAmount: Money,
    /** The amount received. */
    paidAmount: Money,
    paymentDate: Moment,
    /** One of `remittanceStatuses` (lifecycle.ts), displayed as it is. */
    status: z.string(),
    note: z.string().nullable(),
    invoiceRemittances: z.array(InvoiceRemittance),
    customer: BilledCustomer,
    userName: z.string(),
    creationTime: Moment,
    /** Who cancelled it, when and why; null if it has not been cancelled. */
    cancellation: z
      .object({ userName: z.string(), note: z.string(), creationTime: Moment })
      .nullable(),
  }),
);
