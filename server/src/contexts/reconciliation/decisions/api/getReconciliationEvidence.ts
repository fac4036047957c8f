import { handle } from '#platform/context.ts';
import { found } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/reconciliation/endpoints';
import { reconciliationProblems } from '@waybill/contract/reconciliation/problems';
import { evidenceOf } from '../evidence.ts';
import { consignment } from '../sql/lines.ts';

export const getReconciliationEvidence = handle(
  contract.getReconciliationEvidence,
  async ({ input: { bookingReconciliationId }, db }) => {
    const { ReconciliationLineNotFound } = reconciliationProblems;
    const row = found(await consignment(db, bookingReconciliationId), ReconciliationLineNotFound);
    return await evidenceOf(db, row);
  },
);
