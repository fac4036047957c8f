import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { ExportFile, Id, line, requiredLine } from '../../shared/fields.ts';
import { listInput, pageOf } from '../../shared/page.ts';
import { settlements } from '../lifecycle.ts';
import { financeProblems } from '../problems.ts';
import { Amount, PositiveAmount } from '../shapes.ts';
import { BilledCreditNote } from './shapes.ts';
import { idOf } from '../../shared/ids.ts';

// Credit notes: requested by customers or staff, decided by staff.

export const getCreditNotes = endpoint({
  path: '/api/finance/creditnote/getcreditnotes',
  access: 'Finance.View',
  summary: 'Returns credit notes; customers see only their own.',
  input: z.object({ ...listInput, customerId: idOf('customer').optional() }),
  output: pageOf(BilledCreditNote),
});

export const getCreditNoteForEdit = endpoint({
  path: '/api/finance/creditnote/getcreditnoteforedit',
  access: 'Finance.View',
  summary: 'Returns one credit note with its lines and notes.',
  input: z.object({ id: idOf('creditNote') }),
  output: z.object({ creditNote: BilledCreditNote }),
  problems: [financeProblems.CreditNoteNotFound],
});

export const createCreditNoteRequest = endpoint({
  method: 'POST',
  path: '/api/finance/creditnote/createcreditnoterequest',
  access: 'Finance.CreditRequest',
  summary: 'Requests credit for lines of an invoice.',
  input: z.object({
    creditNote: z.object({
      /** Ignored for customers, who always request for themselves. */
      customerId: idOf('customer').optional(),
      invoiceId: idOf('invoice'),
      /** The sum of the details, tax included. */
      amount: PositiveAmount,
      note: requiredLine(2000, 'Enter a reason'),
      details: z
        .array(
          z.object({
            invoiceDetailId: idOf('invoiceLine'),
            /** With the same sign as the invoice's line. */
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
  summary: 'Approves a credit request in full or in part, or rejects it.',
  input: z.object({
    operation: z.enum(['Approve', 'Reject']),
    creditNote: z.object({
      id: idOf('creditNote'),
      /** Defaults to everything requested. */
      approvedAmount: Amount.optional(),
      /** Defaults to every line as requested. */
      details: z
        .array(z.object({ id: idOf('creditNote'), approvedAmount: Amount }))
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
  summary: 'Sets what happens to approved credit that is not allocated to an invoice.',
  input: z.object({
    id: idOf('creditNote'),
    settlement: z.enum(settlements).exclude(['Open']),
    /** The invoice that the credit is applied to, if any. */
    invoiceId: idOf('invoice').optional(),
    /** For a refund: to the card that paid the credited invoice, through its processor. */
    toCard: z.boolean().optional(),
  }),
  output: z.null(),
  problems: [
    financeProblems.CreditNoteNotFound,
    financeProblems.CreditNoteNotOpen,
    financeProblems.InvoiceNotFound,
    financeProblems.PaymentIsReturning,
    financeProblems.CardToRefundNotFound,
    financeProblems.CardPaymentsOff,
    financeProblems.CardReturnRefused,
    financeProblems.CardReturnUnknown,
  ],
});

export const updateCreditNoteNotes = endpoint({
  method: 'PUT',
  path: '/api/finance/creditnote/updatecreditnotenotes',
  access: 'Finance.CreditRequest',
  summary: 'Adds notes to a credit note; existing notes do not change.',
  input: z.object({
    id: idOf('creditNote'),
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
  summary: 'Withdraws a credit request that has not been decided.',
  input: z.object({ id: idOf('creditNote') }),
  output: z.null(),
  problems: [financeProblems.CreditNoteNotFound, financeProblems.CreditNoteDecided],
});

export const getCreditNoteDocument = endpoint({
  path: '/api/finance/creditnote/getcreditnotedocument',
  access: 'Finance.View',
  summary: 'Returns an approved credit note (adjustment note) as PDF.',
  input: z.object({ id: idOf('creditNote') }),
  output: ExportFile,
  problems: [financeProblems.CreditNoteNotFound, financeProblems.CreditNoteNotOpen],
  savesResult: true,
});
