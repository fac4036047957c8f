import { z } from 'zod';
import { bookingProblems } from '../booking/problems.ts';
import { endpoint } from '../endpoint.ts';
import { ExportFile, Id, line, requiredLine } from '../shared/fields.ts';
import { FileBytes } from '../shared/file.ts';
import { listInput, pageOf, pageSizeMax, skipMax } from '../shared/page.ts';
import { discrepancies, resolutions } from './lifecycle.ts';
import { reconciliationProblems as refusals } from './problems.ts';
import {
  ColumnHeads,
  DisputeLetter,
  lineViews,
  Reconciliation,
  ReconciliationApproval,
  ReconciliationEvidence,
  ReconciliationForApproval,
  ReconciliationTerms,
  Tolerance,
  UploadedInvoice,
} from './shapes.ts';

const access = 'Booking.Reconcile';
const nothing = z.null();

export const uploadReconciliationFile = endpoint({
  method: 'POST',
  path: '/api/booking/File/UploadReconciliationFile',
  access,
  summary: "Upload a carrier's invoice, CSV or XLSX, and see what its columns hold.",
  upload: 'file',
  output: UploadedInvoice,
});

export const importReconciliationCsv = endpoint({
  method: 'POST',
  path: '/api/booking/reconciliation/importCsv',
  access,
  summary: 'Import an uploaded invoice in the background; the columns are remembered.',
  input: z.object({
    fileName: requiredLine(200, 'fileName is required'),
    carrierCode: requiredLine(32, 'carrierCode is required'),
    /** Those of the carrier's last file when left out, else by their usual names. */
    columns: ColumnHeads.optional(),
    invoiceNumber: line(64).optional(),
    /** What the invoice says it amounts to, before tax; checked against the lines. */
    invoiceTotal: z.number().min(-1_000_000_000).max(1_000_000_000).optional(),
  }),
  output: z.object({ id: Id }),
  problems: [
    refusals.UploadNotFound,
    refusals.ReconciliationCarrierNotFound,
    refusals.InvoiceImportedAlready,
  ],
});

export const getReconciliations = endpoint({
  path: '/api/booking/reconciliation/GetReconciliations',
  access,
  summary: "The carriers' invoices that were imported, newest first.",
  input: z.object({ ...listInput }),
  output: pageOf(Reconciliation),
});

export const getReconciliationForApproval = endpoint({
  path: '/api/booking/reconciliation/GetReconciliationForApproval',
  access,
  summary: 'One invoice line by line beside what was quoted, and what its discrepancies add up to.',
  input: z.object({
    id: Id,
    view: z.enum(lineViews).default('all'),
    /** Part of a consignment's number. */
    consignment: line(64).optional(),
    skipCount: z.number().int().min(0).max(skipMax).default(0),
    maxResultCount: z.number().int().min(0).max(pageSizeMax).default(pageSizeMax),
  }),
  output: ReconciliationForApproval,
  problems: [refusals.ReconciliationNotFound],
});

export const getReconciliationEvidence = endpoint({
  path: '/api/booking/reconciliation/GetReconciliationEvidence',
  access,
  summary: 'What was declared, scanned and charged of one consignment.',
  input: z.object({ bookingReconciliationId: Id }),
  output: ReconciliationEvidence,
  problems: [refusals.ReconciliationLineNotFound],
});

export const approveReconciliation = endpoint({
  method: 'POST',
  path: '/api/booking/reconciliation/ApproveReconciliation',
  access,
  summary: 'Approve lines; what customers are recharged waits for their next invoice.',
  input: ReconciliationApproval,
  output: nothing,
  problems: [
    refusals.ReconciliationNotFound,
    refusals.ReconciliationLineNotFound,
    refusals.ReconciliationNotReady,
    refusals.LineApprovedAlready,
    refusals.LineNotResolvable,
  ],
});

export const resolveServices = endpoint({
  method: 'POST',
  path: '/api/booking/reconciliation/resolveservices',
  access,
  summary: 'Absorb, pass on, dispute or refuse lines, one by one or all that wait for one reason.',
  input: z
    .object({
      serviceIds: z.array(Id).max(1000).default([]),
      /** Instead of lines: all of one reason that nobody has decided. */
      allOf: z.object({ id: Id, reason: z.enum(discrepancies) }).optional(),
      resolution: z.enum(resolutions),
      note: line(1000).default(''),
    })
    .refine(({ note, resolution }) => note !== '' || resolution === 'PassedOn', {
      path: ['note'],
      message: 'A note is required',
    }),
  output: z.object({ resolved: z.number().int() }),
  problems: [
    refusals.ReconciliationNotFound,
    refusals.ReconciliationLineNotFound,
    refusals.ReconciliationNotReady,
    refusals.LineApprovedAlready,
    refusals.LineNotResolvable,
  ],
});

export const undoServices = endpoint({
  method: 'POST',
  path: '/api/booking/reconciliation/undoservices',
  access,
  summary: 'Take decisions back, line by line or of one reason, until exported or invoiced.',
  input: z.object({
    serviceIds: z.array(Id).max(1000).default([]),
    /** Instead of lines: all of one reason whose decision can still be taken back. */
    allOf: z.object({ id: Id, reason: z.enum(discrepancies) }).optional(),
  }),
  output: z.object({ undone: z.number().int() }),
  problems: [
    refusals.ReconciliationNotFound,
    refusals.ReconciliationLineNotFound,
    refusals.ReconciliationNotReady,
    refusals.LineNotUndoable,
  ],
});

export const linkConsignment = endpoint({
  method: 'POST',
  path: '/api/booking/reconciliation/linkconsignment',
  access,
  summary: 'Link a consignment that no booking has to one; its charges are compared again.',
  input: z.object({ bookingReconciliationId: Id, bookingId: Id }),
  output: nothing,
  problems: [
    refusals.ReconciliationNotFound,
    refusals.ReconciliationLineNotFound,
    refusals.ReconciliationNotReady,
    refusals.ConsignmentNotLinkable,
    bookingProblems.BookingNotFound,
  ],
});

export const getDisputeLetter = endpoint({
  path: '/api/booking/reconciliation/GetDisputeLetter',
  access,
  summary: 'A draft of the letter that disputes lines with the carrier, and what was sent before.',
  input: z.object({ id: Id }),
  output: DisputeLetter,
  problems: [refusals.ReconciliationNotFound],
});

export const sendDisputeLetter = endpoint({
  method: 'POST',
  path: '/api/booking/reconciliation/SendDisputeLetter',
  access,
  summary: 'Mail the carrier what is disputed; the letter is kept with the invoice.',
  input: z.object({
    id: Id,
    to: z.email('This is no e-mail address').max(254),
    subject: requiredLine(200, 'A subject is required'),
    content: z
      .string()
      .max(60_000)
      .refine((text) => text.trim() !== '', 'A text is required'),
  }),
  output: z.object({ id: Id }),
  problems: [refusals.ReconciliationNotFound, refusals.NothingDisputed],
});

export const deleteReconciliations = endpoint({
  method: 'DELETE',
  path: '/api/booking/reconciliation/DeleteReconciliations',
  access,
  summary: 'Delete an imported invoice while none of its lines is approved.',
  input: z.object({ id: Id }),
  output: nothing,
  problems: [refusals.ReconciliationNotFound, refusals.ReconciliationHasApprovals],
});

export const exportReconciliationCsv = endpoint({
  method: 'POST',
  path: '/api/booking/reconciliation/exportCsv',
  access,
  summary: 'All lines of an invoice with what became of them, as a CSV file.',
  input: z.object({ id: Id }),
  output: ExportFile,
  problems: [refusals.ReconciliationNotFound],
});

export const downloadReconciliationCsv = endpoint({
  path: '/api/booking/File/DownloadReconciliationCSV',
  access,
  summary: 'An export by its token; an uploaded file or its unknown consignments by guid.',
  input: z.object({ assetId: requiredLine(128, 'assetId is required') }),
  output: FileBytes,
  answer: 'file',
  problems: [refusals.ReconciliationFileNotFound],
});

export const getReconciliationTerms = endpoint({
  path: '/api/booking/reconciliation/GetReconciliationTerms',
  access,
  summary: 'The carriers with their remembered columns, and the tolerance of each account.',
  output: ReconciliationTerms,
});

export const saveReconciliationTolerance = endpoint({
  method: 'POST',
  path: '/api/booking/reconciliation/SaveReconciliationTolerance',
  access,
  summary: 'Set how far a charge of a carrier account may be from its quote and still match.',
  input: z.object({ carrierAccountId: Id, tolerance: Tolerance }),
  output: nothing,
  problems: [refusals.ReconciliationCarrierNotFound],
});
