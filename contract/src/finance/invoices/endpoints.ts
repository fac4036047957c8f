import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { ExportFile, Id, requiredLine } from '../../shared/fields.ts';
import { listInput, pageOf } from '../../shared/page.ts';
import { financeProblems } from '../problems.ts';
import { AdhocInvoice } from './adhoc-invoice.ts';
import { Invoice } from './shapes.ts';
import { idOf } from '../../shared/ids.ts';

const invoiceList = { ...listInput, customerId: idOf('customer').optional() };

export const getInvoices = endpoint({
  path: '/api/finance/invoice/getinvoices',
  access: 'Finance.View',
  summary: 'Returns invoices; customers see only their own.',
  input: z.object(invoiceList),
  output: pageOf(Invoice),
});

export const getInvoiceForEdit = endpoint({
  path: '/api/finance/invoice/getinvoiceforedit',
  access: 'Finance.View',
  summary: 'Returns one invoice with its lines, payments, history and notes.',
  input: z.object({ id: idOf('invoice') }),
  output: z.object({ invoice: Invoice }),
  problems: [financeProblems.InvoiceNotFound],
});

export const generateAdhocInvoice = endpoint({
  method: 'POST',
  path: '/api/finance/Invoice/GenerateAdhocInvoice',
  access: 'Finance.Create',
  summary: 'Creates an invoice with manually entered lines.',
  input: z.object({ customerId: idOf('customer'), adhocInvoice: AdhocInvoice }),
  output: z.object({ id: Id, invoiceNumber: z.string() }),
  problems: [financeProblems.CustomerOfInvoiceNotFound, financeProblems.InvoiceNotComplete],
});

export const issueInvoice = endpoint({
  method: 'POST',
  path: '/api/finance/invoice/issueinvoice',
  access: 'Finance.Create',
  summary: 'Issues a draft invoice: it gets its number and becomes payable.',
  input: z.object({ id: idOf('invoice') }),
  output: z.object({ id: Id, invoiceNumber: z.string() }),
  problems: [financeProblems.InvoiceNotFound, financeProblems.InvoiceNotADraft],
});

export const voidInvoice = endpoint({
  method: 'POST',
  path: '/api/finance/invoice/voidinvoice',
  access: 'Finance.Delete',
  summary: 'Voids an unpaid invoice; its bookings can be invoiced again.',
  input: z.object({ id: idOf('invoice'), note: requiredLine(2000, 'Enter a reason') }),
  output: z.null(),
  problems: [financeProblems.InvoiceNotFound, financeProblems.InvoiceCannotBeVoided],
});

export const addInvoiceNote = endpoint({
  method: 'POST',
  path: '/api/finance/invoice/addinvoicenote',
  access: 'Finance.Edit',
  summary: 'Adds a note to an invoice.',
  input: z.object({ id: idOf('invoice'), note: requiredLine(2000, 'A note is required') }),
  output: z.null(),
  problems: [financeProblems.InvoiceNotFound],
});

// Documents and exports: each returns a token for `downloadDocument`.

export const getInvoiceDocument = endpoint({
  path: '/api/finance/invoice/getinvoicedocument',
  access: 'Finance.View',
  summary: 'Returns the tax invoice as PDF.',
  input: z.object({ id: idOf('invoice') }),
  output: ExportFile,
  problems: [financeProblems.InvoiceNotFound],
  savesResult: true,
});
