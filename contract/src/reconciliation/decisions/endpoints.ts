import { z } from 'zod';
import { bookingProblems } from '../../booking/problems.ts';
import { endpoint } from '../../endpoint.ts';
import { line } from '../../shared/fields.ts';
import { discrepancies, resolutions } from '../lifecycle.ts';
import { reconciliationProblems as refusals } from '../problems.ts';
import { ReconciliationApproval, ReconciliationEvidence } from './shapes.ts';
import { idOf } from '../../shared/ids.ts';

const access = 'Booking.Reconcile';

const nothing = z.null();

export const getReconciliationEvidence = endpoint({
  path: '/api/booking/reconciliation/GetReconciliationEvidence',
  access,
  summary: 'Returns what was declared, scanned and charged for one consignment.',
  input: z.object({ bookingReconciliationId: idOf('reconciledConsignment') }),
  output: ReconciliationEvidence,
  problems: [refusals.ReconciliationLineNotFound],
});

export const approveReconciliation = endpoint({
  method: 'POST',
  path: '/api/booking/reconciliation/ApproveReconciliation',
  access,
  summary: "Approves lines; recharges go on the customers' next invoices.",
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
  summary:
    'Absorbs, recharges, disputes or refuses lines: single ones, or all with the same reason.',
  input: z
    .object({
      serviceIds: z.array(idOf('reconciledLine')).max(1000).default([]),
      /** Instead of lines: all undecided lines with one reason. */
      allOf: z.object({ id: idOf('reconciliation'), reason: z.enum(discrepancies) }).optional(),
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
  summary: 'Undoes decisions, by line or by reason, until they are exported or invoiced.',
  input: z.object({
    serviceIds: z.array(idOf('reconciledLine')).max(1000).default([]),
    /** Instead of lines: all with one reason whose decision can still be undone. */
    allOf: z.object({ id: idOf('reconciliation'), reason: z.enum(discrepancies) }).optional(),
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
  summary: 'Links a charged consignment without a booking to one; its charges are compared again.',
  input: z.object({
    bookingReconciliationId: idOf('reconciledConsignment'),
    bookingId: idOf('booking'),
  }),
  output: nothing,
  problems: [
    refusals.ReconciliationNotFound,
    refusals.ReconciliationLineNotFound,
    refusals.ReconciliationNotReady,
    refusals.ConsignmentNotLinkable,
    bookingProblems.BookingNotFound,
  ],
});
