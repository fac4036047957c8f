import type { z } from 'zod';
import type { BilledCreditNote } from './credit-notes/shapes.ts';
import type { Invoice, InvoiceDetail } from './invoices/shapes.ts';
import type { Payment } from './payments/shapes.ts';
import type { RemittanceAdvice } from './remittances/shapes.ts';

type InvoiceShape = z.output<typeof Invoice>;
type DetailShape = z.output<typeof InvoiceDetail>;
type CreditNoteShape = z.output<typeof BilledCreditNote>;
type RemittanceShape = z.output<typeof RemittanceAdvice>;
type PaymentShape = z.output<typeof Payment>;

const cedar: InvoiceShape['customer'] = {
  id: 7,
  code: 'CUS00007',
  displayName: 'Cedar & Co',
  customerName: 'Cedar & Co',
  companyName: 'Cedar & Co Pty Ltd',
  contactName: 'Oto Brand',
  email: 'accounts@cedar.example',
};

/** Returns a line of freight: $100.00 plus its tax. */
export const anInvoiceDetail = (over: Partial<DetailShape> = {}): DetailShape => ({
  id: 1,
  invoiceDetailType: 'Freight',
  referenceNo: 'ACM00000012',
  taxExclusiveAmount: 100,
  tax: 10,
  amount: 110,
  description: 'Sydney NSW to Melbourne VIC',
  service: 'Road Express',
  bookingId: 12,
  ...over,
});

/** Returns an issued, unpaid invoice of $110.00. */
export const anInvoice = (over: Partial<InvoiceShape> = {}): InvoiceShape => ({
  id: 1,
  invoiceNumber: 'INV000001',
  invoiceBatchId: null,
  customerId: 7,
  taxExclusiveAmount: 100,
  tax: 10,
  amount: 110,
  outstandingAmount: 110,
  invoiceDate: '2026-11-16T13:00:00.000Z',
  dueDate: '2026-11-30T13:00:00.000Z',
  status: 'Issued',
  invoiceType: 'Booking',
  reference: null,
  customer: cedar,
  invoiceDetails: [anInvoiceDetail()],
  invoicePayments: [],
  creditNotes: [],
  invoiceHistory: [
    {
      action: 'Issued',
      status: 'Issued',
      amount: 110,
      userName: 'Lena Novák',
      creationTime: '2026-11-17T01:00:00.000Z',
      note: null,
    },
  ],
  notes: [],
  creationTime: '2026-11-17T01:00:00.000Z',
  ...over,
});

/** Returns a bank transfer of $110.00 that pays `anInvoice()`. */
export const aPayment = (over: Partial<PaymentShape> = {}): PaymentShape => ({
  id: 1,
  customerId: 7,
  paidAmount: 110,
  paymentReferenceNumber: 'PAY000001',
  paymentDate: '2026-11-17T13:00:00.000Z',
  note: null,
  paymentType: 'BankTransfer',
  paymentDetails: [{ id: 1, type: 'BankTransfer', amount: 110, reference: '' }],
  paymentInvoices: [{ invoiceId: 1, invoiceNumber: 'INV000001', paidAmount: 110 }],
  unallocatedAmount: 0,
  refundedAmount: 0,
  reversal: null,
  remittanceNumber: null,
  customer: cedar,
  creationTime: '2026-11-17T22:00:00.000Z',
  ...over,
});

/** Returns a remittance advice for `anInvoice()`. */
export const aRemittance = (over: Partial<RemittanceShape> = {}): RemittanceShape => ({
  id: 1,
  customerId: 7,
  remittanceNumber: 'RA000001',
  totalAmount: 110,
  paidAmount: 0,
  paymentDate: '2026-11-19T13:00:00.000Z',
  status: 'Pending',
  note: null,
  invoiceRemittances: [
    {
      invoiceId: 1,
      invoiceNumber: 'INV000001',
      amount: 110,
      paidAmount: 0,
      status: 'Pending',
      note: null,
    },
  ],
  customer: cedar,
  userName: 'Oto Brand',
  creationTime: '2026-11-17T22:00:00.000Z',
  cancellation: null,
  ...over,
});

/** Returns an undecided credit request for half of `anInvoice()`. */
export const aCreditNote = (over: Partial<CreditNoteShape> = {}): CreditNoteShape => ({
  id: 1,
  creditNoteNumber: 'CN000001',
  customerId: 7,
  invoiceId: 1,
  invoiceNumber: 'INV000001',
  amount: 55,
  approvedAmount: null,
  approvedTax: null,
  status: 'Requested',
  settlement: null,
  openAmount: 0,
  creationTime: '2026-11-17T22:00:00.000Z',
  userName: 'Oto Brand',
  decision: null,
  details: [
    {
      id: 1,
      invoiceDetailId: 1,
      amount: 55,
      approvedAmount: null,
      referenceNo: 'ACM00000012',
      creditNoteDetailType: 'Freight',
      notes: null,
      description: 'Sydney NSW to Melbourne VIC',
      chargedAmount: 110,
      creditableAmount: 110,
    },
  ],
  notes: [
    {
      userName: 'Oto Brand',
      note: 'Half of it arrived wet',
      creationTime: '2026-11-17T22:00:00.000Z',
      creatorUserId: 12,
    },
  ],
  customer: cedar,
  ...over,
});
