import { handle } from '#platform/context.ts';
import * as contract from '@waybill/contract/finance/endpoints';
import { financeProblems } from '@waybill/contract/finance/problems';
import { found } from '@waybill/contract/problem';
import { linesOfRcti, rctiById } from '../lists.ts';
import { rctiForEdit } from '../mappers.ts';

export const getRctiForEdit = handle(contract.getRctiForEdit, async ({ input, db }) => {
  const row = found(await rctiById(db, input.id), financeProblems.RctiNotFound);
  return { rcti: rctiForEdit(row, await linesOfRcti(db, row.id)) };
});
