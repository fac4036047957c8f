import { handle } from '#platform/context.ts';
import { Problem } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/reconciliation/endpoints';
import { reconciliationProblems } from '@waybill/contract/reconciliation/problems';
import { saveTolerance } from '../sql.ts';
import { columnsOf } from '../tolerances.ts';

export const saveReconciliationTolerance = handle(
  contract.saveReconciliationTolerance,
  async ({ input: { carrierAccountId, tolerance }, db }) => {
    const saved = await saveTolerance(db, carrierAccountId, columnsOf(tolerance));
    if (saved === 0) throw new Problem(reconciliationProblems.ReconciliationCarrierNotFound);
    return null;
  },
);
