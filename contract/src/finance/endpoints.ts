import { z } from 'zod';
import { CustomersOutcome, manyCustomers } from '../customers/bulk.ts';
import { endpoint } from '../endpoint.ts';
import { ExportFile, Id, line, Money, PlainDate, requiredLine } from '../shared/fields.ts';
import { FileBytes } from '../shared/file.ts';
import { listInput, pageOf, pageSizeMax, skipMax } from '../shared/page.ts';
import { AdhocInvoice } from './adhoc-invoice.ts';
import { Day } from './day.ts';
import { AcceptedReason, BillingOverview, bookingsMax, CustomerInvoicing } from './generation.ts';
import { financeProblems } from './problems.ts';
import {
  enteredPaymentTypes,
  FinanceStatement,
  Invoice,
  Payment,
  PositiveAmount,
} from './shapes.ts';

export { getBillingRun, startBillingRun } from './billing-run.ts';
export * from './bulk-endpoints.ts';
export * from './card-endpoints.ts';
export * from './credit-endpoints.ts';
export * from './export-endpoints.ts';
export {
  assignCustomerFee,
  createOrUpdateFee,
  getFeeForEdit,
  getFees,
} from './fees.ts';
export { exportJournals, getJournalAccounts } from './journals.ts';
export { getReceivables } from './receivables.ts';
export * from './remittance-endpoints.ts';
export { getStatementRun, getStatementWork, startStatementRun } from './statement-run.ts';

const invoiceList = { ...listInput, customerId: Id.optional() };

export const getInvoices = endpoint({
  path: '/api/finance/invoice/getinvoices',
  access: 'Finance.View',
  summary: 'Invoices; a customer sees its own.',
  input: z.object(invoiceList),
  output: pageOf(Invoice),
});

export const getInvoiceForEdit = endpoint({
  path: '/api/finance/invoice/getinvoiceforedit',
  access: 'Finance.View',
  summary: 'One invoice with its lines, payments, history and notes.',
  input: z.object({ id: Id }),
  output: z.object({ invoice: Invoice }),
  problems: [financeProblems.InvoiceNotFound],
});

export const generateInvoices = endpoint({
  method: 'POST',
  path: '/api/finance/invoice/generateinvoices',
  access: 'Finance.Create',
  summary: 'Makes one invoice per customer from delivered bookings, and says what it left out.',
  input: z.object({
    customerId: Id.optional(),
    /** The same for several customers: a long preview is requested in parts. */
    customerIds: z.array(Id).min(1).max(1000).optional(),
    /** If these or later charges are given, only those given are invoiced. */
    bookingIds: z.array(Id).max(bookingsMax).optional(),
    rechargeIds: z.array(Id).max(bookingsMax).optional(),
    /** Bookings to invoice although a decision about them was required. */
    accepted: z.array(AcceptedReason).max(bookingsMax).default([]),
    /** Defaults to today. */
    invoiceDate: PlainDate.optional(),
    /** Only what was delivered on or before this day in the tenant's zone. */
    deliveredTo: PlainDate.optional(),
    /** Returns what would be created, without creating anything. */
    preview: z.boolean().default(false),
  }),
  output: z.object({
    invoiceBatchId: z.string().nullable(),
    customers: z.array(CustomerInvoicing),
  }),
});

export const getBillingWork = endpoint({
  path: '/api/finance/invoice/getbillingwork',
  access: 'Finance.Create',
  summary: 'Whose delivered bookings and later charges stand on no invoice, and how many bookings.',
  output: z.object({
    customers: z.array(z.object({ customerId: Id, bookings: z.number().int() })),
  }),
});

export const getBillingOverview = endpoint({
  path: '/api/finance/invoice/getbillingoverview',
  access: 'Finance.Create',
  summary: 'What was delivered and stands on no invoice, and what the last run made.',
  output: BillingOverview,
});

export const generateAdhocInvoice = endpoint({
  method: 'POST',
  path: '/api/finance/Invoice/GenerateAdhocInvoice',
  access: 'Finance.Create',
  summary: 'Makes an invoice from what is typed.',
  input: z.object({ customerId: Id, adhocInvoice: AdhocInvoice }),
  output: z.object({ id: Id, invoiceNumber: z.string() }),
  problems: [financeProblems.CustomerOfInvoiceNotFound, financeProblems.InvoiceNotComplete],
});

export const issueInvoice = endpoint({
  method: 'POST',
  path: '/api/finance/invoice/issueinvoice',
  access: 'Finance.Create',
  summary: 'Gives a draft its number: from then on it is owed.',
  input: z.object({ id: Id }),
  output: z.object({ id: Id, invoiceNumber: z.string() }),
  problems: [financeProblems.InvoiceNotFound, financeProblems.InvoiceNotADraft],
});

export const voidInvoice = endpoint({
  method: 'POST',
  path: '/api/finance/invoice/voidinvoice',
  access: 'Finance.Delete',
  summary: 'Takes an unpaid invoice back; its bookings can be invoiced again.',
  input: z.object({ id: Id, note: requiredLine(2000, 'Enter a reason') }),
  output: z.null(),
  problems: [financeProblems.InvoiceNotFound, financeProblems.InvoiceCannotBeVoided],
});

export const addInvoiceNote = endpoint({
  method: 'POST',
  path: '/api/finance/invoice/addinvoicenote',
  access: 'Finance.Edit',
  summary: 'Adds a note to an invoice.',
  input: z.object({ id: Id, note: requiredLine(2000, 'A note is required') }),
  output: z.null(),
  problems: [financeProblems.InvoiceNotFound],
});

const Allocation = z.object({
  invoiceId: Id,
  paidAmount: PositiveAmount,
});

export const createPayment = endpoint({
  method: 'POST',
  path: '/api/finance/payment/createpayment',
  access: 'Finance.Payment',
  summary: 'Records a payment and allocates it to invoices of one customer.',
  input: z.object({
    /** May be omitted if the allocated invoices identify the payer. */
    customerId: Id.optional(),
    paymentDate: Day,
    note: line(2000).nullish(),
    /** The remittance advice that the payment fulfils; one that can still be paid. */
    remittanceNumber: line(50).nullish(),
    paidAmount: PositiveAmount,
    paymentType: z.enum(enteredPaymentTypes).default('BankTransfer'),
    /** The next number of the series if blank. */
    paymentReferenceNumber: line(50).nullish(),
    /** The reference on the bank statement. */
    bankReference: line(100).nullish(),
    allocatedInvoicePayments: z.union([z.array(Allocation).max(1000), Allocation]).default([]),
  }),
  output: z.object({
    id: Id,
    paymentReferenceNumber: z.string(),
    unallocatedAmount: Money,
  }),
  problems: [
    financeProblems.InvoiceNotFound,
    financeProblems.CustomerOfInvoiceNotFound,
    financeProblems.AllocationNotPossible,
    financeProblems.PaymentReferenceTaken,
  ],
});

const PaymentInput = z.union([z.array(Allocation).min(1).max(1000), Allocation]);

export const allocatePayment = endpoint({
  method: 'POST',
  path: '/api/finance/payment/allocatepayment',
  access: 'Finance.Payment',
  summary: "Gives what is left of a payment or credit to the customer's invoices.",
  input: z.object({ id: Id, allocatedInvoicePayments: PaymentInput }),
  output: z.object({ unallocatedAmount: Money }),
  problems: [
    financeProblems.PaymentNotFound,
    financeProblems.InvoiceNotFound,
    financeProblems.PaymentIsReturning,
  ],
});

export const reversePayment = endpoint({
  method: 'POST',
  path: '/api/finance/payment/reversepayment',
  access: 'Finance.Payment',
  summary: 'Takes a payment back, or only its shares of some invoices: those stay as credit.',
  input: z.object({
    id: Id,
    note: requiredLine(2000, 'Enter a reason'),
    /** Defaults to the whole payment. */
    invoiceIds: z.array(Id).min(1).max(1000).optional(),
    /**
     * The card is not refunded: its bank reversed the charge, or the money was returned another
     * way.
     */
    booksOnly: z.boolean().optional(),
  }),
  output: z.null(),
  problems: [
    financeProblems.PaymentNotFound,
    financeProblems.InvoiceNotFound,
    financeProblems.PaymentCannotBeReversed,
    financeProblems.PaymentIsReturning,
    financeProblems.CardPaymentsOff,
    financeProblems.CardReturnRefused,
    financeProblems.CardReturnUnknown,
  ],
});

export const getPayments = endpoint({
  path: '/api/finance/payment/getpayments',
  access: 'Finance.View',
  summary: 'Payments; a customer sees its own.',
  input: z.object({ ...listInput, customerId: Id.optional() }),
  output: pageOf(Payment),
});

const statementPeriod = {
  /** Defaults to the first of the month. */
  fromDate: Day.optional(),
  /** Defaults to today; inclusive. */
  toDate: Day.optional(),
};

const statementInput = {
  /** Required for staff; ignored for customers, who always get their own. */
  customerId: Id.optional(),
  ...statementPeriod,
};

export const getFinanceStatement = endpoint({
  path: '/api/finance/Customer/GetFinanceStatement',
  access: 'Finance.View',
  summary:
    "A customer's balance over a period, transaction by transaction, at most 1,000 at a time; " +
    'opening and closing balance are those of the period, whichever transactions are told.',
  input: z.object({
    /** Only transactions whose type, reference or description contains this. */
    filter: line(200).optional(),
    ...statementInput,
    skipCount: listInput.skipCount,
    maxResultCount: z.number().int().min(0).max(skipMax).default(pageSizeMax),
  }),
  output: FinanceStatement,
  problems: [financeProblems.CustomerOfInvoiceNotFound],
});

export const mailStatement = endpoint({
  method: 'POST',
  path: '/api/finance/Customer/MailFinanceStatement',
  access: 'Finance.Create',
  summary: 'Writes to a customer that its statement of a period is ready, with the way to it.',
  input: z.object({ ...statementInput, customerId: Id }),
  output: z.object({ sentTo: z.string() }),
  problems: [financeProblems.CustomerOfInvoiceNotFound, financeProblems.CustomerHasNoAddress],
});

export const mailStatements = endpoint({
  method: 'POST',
  path: '/api/finance/Customer/MailFinanceStatements',
  access: 'Finance.Create',
  summary:
    'Writes to many customers that their statements of a period are ready, and says what became of ' +
    'each; those to whom nothing happened and who owe nothing are left alone.',
  input: z.object({ ...statementPeriod, ...manyCustomers }),
  output: CustomersOutcome,
});

// Documents and exports: each returns a token for `downloadDocument`.

export const getInvoiceDocument = endpoint({
  path: '/api/finance/invoice/getinvoicedocument',
  access: 'Finance.View',
  summary: 'The tax invoice as PDF.',
  input: z.object({ id: Id }),
  output: ExportFile,
  problems: [financeProblems.InvoiceNotFound],
});

export const getStatementDocument = endpoint({
  path: '/api/finance/Customer/GetFinanceStatementDocument',
  access: 'Finance.View',
  summary: 'The statement as PDF or CSV, whole.',
  input: z.object({ ...statementInput, fileFormat: z.enum(['Pdf', 'Csv']).default('Pdf') }),
  output: ExportFile,
  problems: [financeProblems.CustomerOfInvoiceNotFound],
});

export const downloadDocument = endpoint({
  path: '/api/finance/invoice/downloaddocument',
  access: 'Finance.View',
  summary: 'The file of a token, within the hour.',
  input: z.object({ fileToken: line(100) }),
  output: FileBytes,
  answer: 'file',
  problems: [financeProblems.DocumentNotFound],
});
