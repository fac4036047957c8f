import { handle } from '#platform/context.ts';
import * as contract from '@waybill/contract/finance/endpoints';
import { feeOf } from '../save-fee.ts';
import { feesPage } from '../sql.ts';

export const getFees = handle(contract.getFees, async ({ input, db }) => {
  const { rows, totalCount } = await feesPage(db, input);
  return { items: rows.map(feeOf), totalCount };
});
