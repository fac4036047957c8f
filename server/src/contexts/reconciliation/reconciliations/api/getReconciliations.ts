import { handle } from '#platform/context.ts';
import * as contract from '@waybill/contract/reconciliation/endpoints';
import { reconciliationsPage } from '../lists.ts';
import { reconciliationOf } from '../mappers.ts';

export const getReconciliations = handle(contract.getReconciliations, async ({ input, db }) => {
  const { rows, totalCount } = await reconciliationsPage(db, input);
  return { items: rows.map(reconciliationOf), totalCount };
});
