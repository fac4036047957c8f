import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { ExportFile, line, requiredLine } from '../../shared/fields.ts';
import { FileBytes } from '../../shared/file.ts';
import { listInput, pageOf, pageSizeMax, skipMax } from '../../shared/page.ts';
import { lineViews } from '../shapes.ts';
import { reconciliationProblems as refusals } from '../problems.ts';
import { Reconciliation, ReconciliationForApproval } from './shapes.ts';
import { idOf, nameOf } from '../../shared/ids.ts';

const access = 'Booking.Reconcile';

const nothing = z.null();

export const getReconciliations = endpoint({
  path: '/api/booking/reconciliation/GetReconciliations',
  access,
  summary: 'Returns the imported carrier invoices, newest first.',
  input: z.object({ ...listInput }),
  output: pageOf(Reconciliation),
});

export const getReconciliationForApproval = endpoint({
  path: '/api/booking/reconciliation/GetReconciliationForApproval',
  access,
  summary: 'Returns an invoice with each line and its quote, and the totals of its discrepancies.',
  input: z.object({
    id: idOf('reconciliation'),
    view: z.enum(lineViews).default('all'),
    /** Part of a consignment's number. */
    consignment: line(64).optional(),
    skipCount: z.number().int().min(0).max(skipMax).default(0),
    maxResultCount: z.number().int().min(0).max(pageSizeMax).default(pageSizeMax),
  }),
  output: ReconciliationForApproval,
  problems: [refusals.ReconciliationNotFound],
});

export const deleteReconciliations = endpoint({
  method: 'DELETE',
  path: '/api/booking/reconciliation/DeleteReconciliations',
  access,
  summary: 'Deletes an imported invoice if none of its lines is approved.',
  input: z.object({ id: idOf('reconciliation') }),
  output: nothing,
  problems: [refusals.ReconciliationNotFound, refusals.ReconciliationHasApprovals],
});

export const exportReconciliationCsv = endpoint({
  method: 'POST',
  path: '/api/booking/reconciliation/exportCsv',
  access,
  summary: 'Exports all lines of an invoice with their outcomes as CSV.',
  input: z.object({ id: idOf('reconciliation') }),
  output: ExportFile,
  problems: [refusals.ReconciliationNotFound],
});

export const downloadReconciliationCsv = endpoint({
  path: '/api/booking/File/DownloadReconciliationCSV',
  access,
  summary:
    'Downloads an export by its token; an uploaded file or its unknown consignments by guid.',
  input: z.object({ assetId: nameOf('reconciledFile', requiredLine(128, 'assetId is required')) }),
  output: FileBytes,
  response: 'file',
  problems: [refusals.ReconciliationFileNotFound],
});
