import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ExportFile, Id, line, Money, Moment, PlainDate, requiredLine } from '../shared/fields.ts';
import { FileBytes } from '../shared/file.ts';
import { listInput, pageOf } from '../shared/page.ts';
import { AdhocInvoice } from './adhoc-invoice.ts';
import { CustomerInvoicing } from './generation.ts';
import { financeProblems } from './problems.ts';
import { settlements } from './lifecycle.ts';
import {
  Amount,
  BilledCreditNote,
  enteredPaymentTypes,
  FinanceStatement,
  Invoice,
  Payment,
  PositiveAmount,
  RemittanceAdvice,
} from './shapes.ts';

/** A day, or a moment of it. */
const Day = z.union([PlainDate, Moment]);

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
    bookingIds: z.array(Id).max(5000).optional(),
    /** Today when it is left out. */
    invoiceDate: PlainDate.optional(),
    /** Answers what would be made, and makes nothing. */
    preview: z.boolean().default(false),
  }),
  output: z.object({
    invoiceBatchId: z.string().nullable(),
    customers: z.array(CustomerInvoicing),
  }),
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
  input: z.object({ id: Id, note: requiredLine(2000, 'A reason is required') }),
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
    /** May be left out where the allocated invoices tell whose payment it is. */
    customerId: Id.optional(),
    paymentDate: Day,
    note: line(2000).nullish(),
    /** The remittance advice that it keeps; one that can still be paid. */
    remittanceNumber: line(50).nullish(),
    paidAmount: PositiveAmount,
    paymentType: z.enum(enteredPaymentTypes).default('BankTransfer'),
    /** The next number of the series when blank. */
    paymentReferenceNumber: line(50).nullish(),
    /** What the bank statement says. */
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

const PaymentAsked = z.union([z.array(Allocation).min(1).max(1000), Allocation]);

export const allocatePayment = endpoint({
  method: 'POST',
  path: '/api/finance/payment/allocatepayment',
  access: 'Finance.Payment',
  summary: "Gives what is left of a payment or credit to the customer's invoices.",
  input: z.object({ id: Id, allocatedInvoicePayments: PaymentAsked }),
  output: z.object({ unallocatedAmount: Money }),
  problems: [financeProblems.PaymentNotFound, financeProblems.InvoiceNotFound],
});

export const reversePayment = endpoint({
  method: 'POST',
  path: '/api/finance/payment/reversepayment',
  access: 'Finance.Payment',
  summary: 'Takes a payment back, or only its shares of some invoices: those stay as credit.',
  input: z.object({
    id: Id,
    note: requiredLine(2000, 'A reason is required'),
    /** The whole payment when it is left out. */
    invoiceIds: z.array(Id).min(1).max(1000).optional(),
  }),
  output: z.null(),
  problems: [
    financeProblems.PaymentNotFound,
    financeProblems.InvoiceNotFound,
    financeProblems.PaymentCannotBeReversed,
  ],
});

export const getPayments = endpoint({
  path: '/api/finance/payment/getpayments',
  access: 'Finance.View',
  summary: 'Payments; a customer sees its own.',
  input: z.object({ ...listInput, customerId: Id.optional() }),
  output: pageOf(Payment),
});

// Remittance advices: what a customer says it will pay.

export const createRemittanceAdvice = endpoint({
  method: 'POST',
  path: '/api/finance/payment/createremittanceadvice',
  access: 'Finance.Remittance',
  summary: 'Announces a payment and the invoices it is for.',
  input: z.object({
    /** Must be given by staff; a customer announces for itself whatever it says. */
    customerId: Id.optional(),
    paymentDate: Day,
    note: line(2000).nullish(),
    invoicePayments: z
      .array(z.object({ invoiceId: Id, amount: PositiveAmount, note: line(500).nullish() }))
      .min(1, 'At least one invoice is required')
      .max(1000),
  }),
  output: z.object({ id: Id, remittanceNumber: z.string() }),
  problems: [financeProblems.InvoiceNotFound, financeProblems.CustomerOfInvoiceNotFound],
});

export const getRemittanceAdvices = endpoint({
  path: '/api/finance/Payment/GetRemittanceAdvices',
  access: 'Finance.View',
  summary: 'Remittance advices; a customer sees its own.',
  input: z.object({ ...listInput, customerId: Id.optional() }),
  output: pageOf(RemittanceAdvice),
});

export const deleteRemittanceAdvice = endpoint({
  method: 'DELETE',
  path: '/api/finance/payment/deleteremittanceadvice',
  access: 'Finance.Remittance',
  summary: 'Cancels a remittance advice that nothing is paid of; it stays in the list.',
  input: z.object({
    remittanceNumber: requiredLine(50, 'A remittance number is required'),
    note: requiredLine(2000, 'A reason is required'),
  }),
  inBody: ['note'],
  output: z.null(),
  problems: [financeProblems.RemittanceNotFound, financeProblems.RemittanceCannotBeCancelled],
});

// Credit notes: asked for by customers or staff, decided by staff.

export const getCreditNotes = endpoint({
  path: '/api/finance/creditnote/getcreditnotes',
  access: 'Finance.View',
  summary: 'Credit notes; a customer sees its own.',
  input: z.object({ ...listInput, customerId: Id.optional() }),
  output: pageOf(BilledCreditNote),
});

export const getCreditNoteForEdit = endpoint({
  path: '/api/finance/creditnote/getcreditnoteforedit',
  access: 'Finance.View',
  summary: 'One credit note with its lines and notes.',
  input: z.object({ id: Id }),
  output: z.object({ creditNote: BilledCreditNote }),
  problems: [financeProblems.CreditNoteNotFound],
});

export const createCreditNoteRequest = endpoint({
  method: 'POST',
  path: '/api/finance/creditnote/createcreditnoterequest',
  access: 'Finance.CreditRequest',
  summary: 'Asks for credit on lines of an invoice.',
  input: z.object({
    creditNote: z.object({
      /** A customer asks for itself whatever it says. */
      customerId: Id.optional(),
      invoiceId: Id,
      /** What the details add up to, tax included. */
      amount: PositiveAmount,
      note: requiredLine(2000, 'A reason is required'),
      details: z
        .array(
          z.object({
            invoiceDetailId: Id,
            /** Of the sign of the invoice's line. */
            amount: Amount,
            notes: line(500).nullish(),
          }),
        )
        .min(1, 'At least one line is required')
        .max(1000),
    }),
  }),
  output: z.object({ id: Id, creditNoteNumber: z.string() }),
  problems: [financeProblems.InvoiceNotFound, financeProblems.InvoiceCannotBeCredited],
});

export const processCreditNoteRequest = endpoint({
  method: 'POST',
  path: '/api/finance/creditnote/processcreditnoterequest',
  access: 'Finance.Credit',
  summary: 'Approves a request whole or in part, or rejects it.',
  input: z.object({
    operation: z.enum(['Approve', 'Reject']),
    creditNote: z.object({
      id: Id,
      /** All that was asked for when it is left out. */
      approvedAmount: Money.optional(),
      /** Every line as it was asked for when they are left out. */
      details: z
        .array(z.object({ id: Id, approvedAmount: Amount }))
        .max(1000)
        .optional(),
      /** Added to the notes of the credit note. */
      note: line(2000).nullish(),
    }),
  }),
  output: z.null(),
  problems: [
    financeProblems.CreditNoteNotFound,
    financeProblems.CreditNoteDecided,
    financeProblems.InvoiceCannotBeCredited,
  ],
});

export const settleCreditNote = endpoint({
  method: 'POST',
  path: '/api/finance/creditnote/settlecreditnote',
  access: 'Finance.Credit',
  summary: 'Says what becomes of approved credit that no invoice took.',
  input: z.object({
    id: Id,
    settlement: z.enum(settlements).exclude(['Open']),
    /** The invoice that takes it, where it is applied. */
    invoiceId: Id.optional(),
  }),
  output: z.null(),
  problems: [
    financeProblems.CreditNoteNotFound,
    financeProblems.CreditNoteNotOpen,
    financeProblems.InvoiceNotFound,
  ],
});

export const updateCreditNoteNotes = endpoint({
  method: 'PUT',
  path: '/api/finance/creditnote/updatecreditnotenotes',
  access: 'Finance.CreditRequest',
  summary: 'Adds notes to a credit note; those that stand stay.',
  input: z.object({
    id: Id,
    notes: z
      .array(z.object({ note: requiredLine(2000, 'A note is required') }))
      .min(1)
      .max(50),
  }),
  output: z.null(),
  problems: [financeProblems.CreditNoteNotFound],
});

export const deleteCreditNote = endpoint({
  method: 'DELETE',
  path: '/api/finance/creditnote/deletecreditnote',
  access: 'Finance.CreditRequest',
  summary: 'Withdraws a request that nobody decided on.',
  input: z.object({ id: Id }),
  output: z.null(),
  problems: [financeProblems.CreditNoteNotFound, financeProblems.CreditNoteDecided],
});

const statementInput = {
  /** Must be given by staff; a customer gets its own whatever it says. */
  customerId: Id.optional(),
  /** The first of the month when it is left out. */
  fromDate: Day.optional(),
  /** Today when it is left out; included. */
  toDate: Day.optional(),
};

export const getFinanceStatement = endpoint({
  path: '/api/finance/Customer/GetFinanceStatement',
  access: 'Finance.View',
  summary: "A customer's balance over a period, transaction by transaction.",
  input: z.object({
    /** Keeps transactions whose type, reference or description contains this. */
    filter: line(200).optional(),
    ...statementInput,
  }),
  output: FinanceStatement,
  problems: [financeProblems.CustomerOfInvoiceNotFound],
});

// Papers and exports: each answers a token that `downloadDocument` takes.

export const getInvoiceDocument = endpoint({
  path: '/api/finance/invoice/getinvoicedocument',
  access: 'Finance.View',
  summary: 'The tax invoice as PDF.',
  input: z.object({ id: Id }),
  output: ExportFile,
  problems: [financeProblems.InvoiceNotFound],
});

export const getRemittanceDocument = endpoint({
  path: '/api/finance/payment/getremittancedocument',
  access: 'Finance.View',
  summary: 'The remittance advice as PDF.',
  input: z.object({ remittanceNumber: requiredLine(50, 'A remittance number is required') }),
  output: ExportFile,
  problems: [financeProblems.RemittanceNotFound],
});

export const getCreditNoteDocument = endpoint({
  path: '/api/finance/creditnote/getcreditnotedocument',
  access: 'Finance.View',
  summary: 'The approved credit note as PDF, an adjustment note.',
  input: z.object({ id: Id }),
  output: ExportFile,
  problems: [financeProblems.CreditNoteNotFound, financeProblems.CreditNoteNotOpen],
});

export const getStatementDocument = endpoint({
  path: '/api/finance/Customer/GetFinanceStatementDocument',
  access: 'Finance.View',
  summary: 'The statement as PDF.',
  input: z.object(statementInput),
  output: ExportFile,
  problems: [financeProblems.CustomerOfInvoiceNotFound],
});

export const exportInvoices = endpoint({
  path: '/api/finance/invoice/exportinvoices',
  access: 'Finance.View',
  summary: 'The invoice list as CSV.',
  input: z.object({
    filter: listInput.filter,
    sorting: listInput.sorting,
    customerId: Id.optional(),
  }),
  output: ExportFile,
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
