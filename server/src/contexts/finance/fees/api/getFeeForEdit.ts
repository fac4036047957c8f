import { handle } from '#platform/context.ts';
import * as contract from '@waybill/contract/finance/endpoints';
import { financeProblems } from '@waybill/contract/finance/problems';
import { found } from '@waybill/contract/problem';
import { feeOf } from '../save-fee.ts';
import { fee } from '../sql.ts';

export const getFeeForEdit = handle(contract.getFeeForEdit, async ({ input, db }) => {
  const row = found(await fee(db, input.id), financeProblems.FeeNotFound, input);
  return { fee: feeOf(row) };
});
