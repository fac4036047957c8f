import * as contract from '@waybill/contract/finance/endpoints';
import { handle } from '#platform/context.ts';
import { financeSettingsOf } from '../../ledger/office.ts';
import { customersWithStatement, statementRunUnderWay } from '../sql.ts';
import { periodOf } from '../statement.ts';

export const getStatementWork = handle(contract.getStatementWork, async ({ input, db, now }) => {
  const period = periodOf(input, await financeSettingsOf(db, now));
  return {
    fromDate: period.from,
    toDate: period.to,
    customerIds: [...(await customersWithStatement(db, period))],
    statementRunId: (await statementRunUnderWay(db))?.id ?? null,
  };
});
