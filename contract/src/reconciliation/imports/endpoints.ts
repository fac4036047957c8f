import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { Id, line, requiredLine } from '../../shared/fields.ts';
import { ColumnHeads } from '../shapes.ts';
import { reconciliationProblems as refusals } from '../problems.ts';
import { UploadedInvoice } from './shapes.ts';

const access = 'Booking.Reconcile';

export const uploadReconciliationFile = endpoint({
  method: 'POST',
  path: '/api/booking/File/UploadReconciliationFile',
  access,
  summary: "Uploads a carrier's invoice, CSV or XLSX, and returns the contents of its columns.",
  upload: 'file',
  output: UploadedInvoice,
});

export const importReconciliationCsv = endpoint({
  method: 'POST',
  path: '/api/booking/reconciliation/importCsv',
  access,
  summary: 'Imports an uploaded invoice in the background; its column mapping is saved.',
  input: z.object({
    fileName: requiredLine(200, 'fileName is required'),
    carrierCode: requiredLine(32, 'carrierCode is required'),
    /** Defaults to those of the carrier's last file, otherwise to the usual headings. */
    columns: ColumnHeads.optional(),
    invoiceNumber: line(64).optional(),
    /** The invoice's stated total, before tax; checked against the lines. */
    invoiceTotal: z.number().min(-1_000_000_000).max(1_000_000_000).optional(),
  }),
  output: z.object({ id: Id }),
  problems: [
    refusals.UploadNotFound,
    refusals.ReconciliationCarrierNotFound,
    refusals.InvoiceImportedAlready,
  ],
});
