import * as contract from '@waybill/contract/finance/endpoints';
import { financeProblems } from '@waybill/contract/finance/problems';
import { found } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { statementRunById } from '../sql.ts';
import { toStatementRun } from '../statement-run.ts';

export const getStatementRun = handle(contract.getStatementRun, async ({ input, db, now }) => {
  const row = found(
    await statementRunById(db, input.statementRunId),
    financeProblems.StatementRunNotFound,
  );
  return toStatementRun(db, row, now);
});
