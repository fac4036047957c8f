import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { ExportFile } from '../../shared/fields.ts';
import { listInput } from '../../shared/page.ts';
import { idOf } from '../../shared/ids.ts';

// Finance lists as files: each returns a token for `downloadDocument`.

const wholeList = {
  filter: listInput.filter,
  sorting: listInput.sorting,
  customerId: idOf('customer').optional(),
};

export const exportInvoices = endpoint({
  path: '/api/finance/invoice/exportinvoices',
  access: 'Finance.View',
  summary: 'Exports the list of invoices as CSV.',
  input: z.object(wholeList),
  output: ExportFile,
  isExport: true,
});

export const exportPayments = endpoint({
  path: '/api/finance/payment/exportpayments',
  access: 'Finance.View',
  summary: 'Exports the list of payments as CSV, with the invoices that each paid.',
  input: z.object(wholeList),
  output: ExportFile,
  isExport: true,
});

export const exportCreditNotes = endpoint({
  path: '/api/finance/creditnote/exportcreditnotes',
  access: 'Finance.View',
  summary: 'Exports the list of credit notes as CSV.',
  input: z.object(wholeList),
  output: ExportFile,
  isExport: true,
});

export const exportRemittanceAdvices = endpoint({
  path: '/api/finance/payment/exportremittanceadvices',
  access: 'Finance.View',
  summary: 'Exports the list of remittance advices as CSV, with the invoices of each.',
  input: z.object(wholeList),
  output: ExportFile,
  isExport: true,
});
