import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { reconciliationProblems as refusals } from '../problems.ts';
import { ReconciliationTerms, Tolerance } from './shapes.ts';
import { revision } from '../../revision.ts';
import { idOf } from '../../shared/ids.ts';

const access = 'Booking.Reconcile';

const nothing = z.null();

export const getReconciliationTerms = endpoint({
  path: '/api/booking/reconciliation/GetReconciliationTerms',
  access,
  summary: 'Returns the carriers with their saved columns, and the tolerance of each account.',
  output: ReconciliationTerms,
  rowsAreEdited: true,
});

export const saveReconciliationTolerance = endpoint({
  method: 'POST',
  path: '/api/booking/reconciliation/SaveReconciliationTolerance',
  access,
  summary: "Sets how far a carrier account's charge may be from its quote and still match.",
  input: z.object({ carrierAccountId: idOf('carrierAccount'), tolerance: Tolerance, ...revision }),
  output: nothing,
  problems: [refusals.ReconciliationCarrierNotFound],
  replaces: {
    read: getReconciliationTerms,
    argsOf: () => ({}),
    which: ({ carrierAccountId }) => ({ carrierAccountId }),
  },
});
