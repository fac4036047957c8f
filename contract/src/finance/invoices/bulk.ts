import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { ExportFile, line, requiredLine } from '../../shared/fields.ts';
import { InvoiceOutcome, invoicesAtOnce, printedAtOnce, zippedMax } from './outcomes.ts';
import { financeProblems } from '../problems.ts';
import { idOf } from '../../shared/ids.ts';

// Operations on many invoices at once: each response has the outcome per invoice.

const someInvoices = (most: number) =>
  z.array(idOf('invoice')).min(1, 'Choose an invoice').max(most);

const results = z.array(InvoiceOutcome);

export const sendInvoices = endpoint({
  method: 'POST',
  path: '/api/finance/invoice/sendinvoices',
  access: 'Finance.Create',
  summary: 'E-mails issued invoices to their customers, each with the invoice as PDF.',
  input: z.object({ invoiceIds: someInvoices(invoicesAtOnce) }),
  output: z.object({ results }),
});

export const voidInvoices = endpoint({
  method: 'POST',
  path: '/api/finance/invoice/voidinvoices',
  access: 'Finance.Delete',
  summary: 'Voids invoices that have no payments, with one reason for all.',
  input: z.object({
    invoiceIds: someInvoices(invoicesAtOnce),
    note: requiredLine(2000, 'Enter a reason'),
  }),
  output: z.object({ results }),
});

export const printInvoices = endpoint({
  method: 'POST',
  path: '/api/finance/invoice/printinvoices',
  access: 'Finance.View',
  summary: 'Returns tax invoices as PDF, each under its own token.',
  input: z.object({ invoiceIds: someInvoices(printedAtOnce) }),
  output: z.object({ results, fileTokens: z.array(z.string()) }),
});

export const zipDocuments = endpoint({
  method: 'POST',
  path: '/api/finance/invoice/zipdocuments',
  access: 'Finance.View',
  summary: 'Returns the files of several tokens as a ZIP archive.',
  input: z.object({
    fileTokens: z.array(line(100)).min(1, 'Choose an invoice').max(zippedMax),
    /** The name of the archive without its extension. */
    name: requiredLine(100, 'Please enter a name'),
  }),
  output: ExportFile,
  problems: [financeProblems.DocumentNotFound],
});
