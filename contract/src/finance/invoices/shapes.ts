import { z } from 'zod';
import { entity } from '../../entity.ts';
import { SentenceShape } from '../../sentence-shape.ts';
import { Id, Moment, Money } from '../../shared/fields.ts';
import { BilledCustomer, CreditNote } from '../shapes.ts';
import { idOf } from '../../shared/ids.ts';

export const InvoiceDetail = entity(
  'InvoiceDetail',
  z.object({
    id: Id,
    invoiceDetailType: z.string(),
    /** The consignment number for freight; the invoice's own reference otherwise. */
    referenceNo: z.string(),
    taxExclusiveAmount: Money,
    tax: Money,
    amount: Money,
    description: z.string().nullable(),
    service: z.string().nullable(),
    bookingId: Id.nullable(),
    /** The booking of a line of freight; absent in lists of invoices. */
    freight: z
      .object({
        orderNumber: z.string().nullable(),
        pieces: z.number().int(),
        /** In kilograms. */
        weight: z.number(),
      })
      .optional(),
  }),
);

export const InvoicePayment = entity(
  'InvoicePayment',
  z.object({
    paymentId: Id,
    paymentReferenceNumber: z.string(),
    paymentDate: Moment,
    paymentType: z.string(),
    paidAmount: Money,
  }),
);

/** The history of an invoice (decisions F-06). */
export const InvoiceHistoryEntry = entity(
  'InvoiceHistoryEntry',
  z.object({
    action: z.string(),
    status: z.string(),
    amount: Money,
    userName: z.string(),
    creationTime: Moment,
    note: z.string().nullable(),
    noteSentence: SentenceShape.optional(),
  }),
);

export const InvoiceNote = entity(
  'InvoiceNote',
  z.object({
    note: z.string(),
    userName: z.string(),
    creationTime: Moment,
    creatorUserId: Id.nullable(),
  }),
);

/** `invoiceDate` and `dueDate` are the first moment of the day in the tenant's time zone. */
export const Invoice = entity(
  'Invoice',
  z.object({
    id: idOf('invoice'),
    /** `Draft` until it is issued. */
    invoiceNumber: z.string(),
    invoiceBatchId: z.string().nullable(),
    customerId: Id,
    taxExclusiveAmount: Money,
    tax: Money,
    amount: Money,
    outstandingAmount: Money,
    invoiceDate: Moment,
    dueDate: Moment,
    /** One of `invoiceStatuses` (lifecycle.ts), displayed as it is. */
    status: z.string(),
    invoiceType: z.string(),
    reference: z.string().nullable(),
    customer: BilledCustomer,
    invoiceDetails: z.array(InvoiceDetail),
    invoicePayments: z.array(InvoicePayment),
    creditNotes: z.array(CreditNote),
    invoiceHistory: z.array(InvoiceHistoryEntry),
    notes: z.array(InvoiceNote),
    creationTime: Moment,
  }),
);
