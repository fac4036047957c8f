import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { ExportFile, Id, line, requiredLine } from '../../shared/fields.ts';
import { listInput, pageOf } from '../../shared/page.ts';
import { Day } from '../ledger/day.ts';
import { financeProblems } from '../problems.ts';
import { PositiveAmount } from '../shapes.ts';
import { RemittanceAdvice } from './shapes.ts';
import { idOf } from '../../shared/ids.ts';

// Remittance advices: payments announced by a customer.

export const createRemittanceAdvice = endpoint({
  method: 'POST',
  path: '/api/finance/payment/createremittanceadvice',
  access: 'Finance.Remittance',
  summary: 'Creates a remittance advice: an upcoming payment and the invoices it is for.',
  input: z.object({
    /** Required for staff; ignored for customers, who always submit their own. */
    customerId: idOf('customer').optional(),
    paymentDate: Day,
    note: line(2000).nullish(),
    invoicePayments: z
      .array(
        z.object({ invoiceId: idOf('invoice'), amount: PositiveAmount, note: line(500).nullish() }),
      )
      .min(1, 'At least one invoice is required')
      .max(1000),
  }),
  output: z.object({ id: Id, remittanceNumber: z.string() }),
  problems: [financeProblems.InvoiceNotFound, financeProblems.CustomerOfInvoiceNotFound],
});

export const getRemittanceAdvices = endpoint({
  path: '/api/finance/Payment/GetRemittanceAdvices',
  access: 'Finance.View',
  summary: 'Returns remittance advices; customers see only their own.',
  input: z.object({ ...listInput, customerId: idOf('customer').optional() }),
  output: pageOf(RemittanceAdvice),
});

export const deleteRemittanceAdvice = endpoint({
  method: 'DELETE',
  path: '/api/finance/payment/deleteremittanceadvice',
  access: 'Finance.Remittance',
  summary: 'Cancels a remittance advice without payments; it stays in the list.',
  input: z.object({
    remittanceNumber: requiredLine(50, 'A remittance number is required'),
    note: requiredLine(2000, 'Enter a reason'),
  }),
  inBody: ['note'],
  output: z.null(),
  problems: [financeProblems.RemittanceNotFound, financeProblems.RemittanceCannotBeCancelled],
});

export const getRemittanceDocument = endpoint({
  path: '/api/finance/payment/getremittancedocument',
  access: 'Finance.View',
  summary: 'Returns the remittance advice as PDF.',
  input: z.object({ remittanceNumber: requiredLine(50, 'A remittance number is required') }),
  output: ExportFile,
  problems: [financeProblems.RemittanceNotFound],
  savesResult: true,
});
