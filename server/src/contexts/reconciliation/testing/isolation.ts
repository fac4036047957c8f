import {
  exportReconciliationCsv,
  getReconciliationForApproval,
} from '@waybill/contract/reconciliation/endpoints';
import { addReconciled } from './add-reconciled.ts';
import { isolationRecords } from '#testing/isolation/isolation-records.ts';
import type { Caller, TestTenant } from '#testing/test-app.ts';

/** The records of this context for the isolation test. */
export const reconciliationIsolation = isolationRecords({
  ofCustomer: [],
  ofTenant: ['reconciliation', 'reconciledConsignment', 'reconciledLine', 'reconciledFile'],
  inputs: {
    approveReconciliation: () => ({
      id: 'own',
      approvedBookings: [{ id: 'own', approvedServices: [{ id: 'own' }] }],
    }),
    resolveServices: () => ({ resolution: 'Disputed', note: 'Isle' }),
  },
  make: ({ tenant, admin, code }) => reconciliationRecords(tenant, admin, code),
});

async function reconciliationRecords(tenant: TestTenant, admin: Caller, consignment: string) {
  const id = await tenant.inTransaction((db) => addReconciled(db, consignment, new Date()));
  const selected = await admin.call(getReconciliationForApproval, { id });
  const [theirs] = selected.unmatched;
  const { fileToken } = await admin.call(exportReconciliationCsv, { id });
  return {
    reconciliation: { number: id },
    reconciledConsignment: { number: theirs?.id ?? 0 },
    reconciledLine: { number: theirs?.bookingReconciliationServices[0]?.id ?? 0 },
    reconciledFile: { text: fileToken },
  };
}
