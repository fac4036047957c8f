import * as contract from '@waybill/contract/finance/endpoints';
import { financeProblems } from '@waybill/contract/finance/problems';
import { type StatementDelivery, statementsMax } from '@waybill/contract/finance/statements/runs';
import { Problem } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { enqueue } from '#platform/events.ts';
import { financeSettingsOf } from '../../ledger/office.ts';
import * as rows from '../sql.ts';
import { toStatementRun } from '../statement-run.ts';
import { periodOf } from '../statement.ts';

export const startStatementRun = handle(
  contract.startStatementRun,
  async ({ input, actor, db, now }) => {
    const { delivery } = input;
    const period = periodOf(input, await financeSettingsOf(db, now));
    const customerIds = await rows.customersWithStatement(db, period);
    insistOnCount(customerIds.length, delivery);
    const run = { ...period, delivery, customerIds, userName: actor.name, now };
    const added = await rows.addStatementRun(db, run);
    if (added === undefined) {
      const other = await rows.statementRunUnderWay(db);
      if (other === undefined || !isSame(other, run)) {
        throw new Problem(financeProblems.StatementRunUnderWay);
      }
      return toStatementRun(db, other, now);
    }
    await enqueue(db, 'finance.makeStatements', { id: added.id });
    return toStatementRun(db, added, now);
  },
);

/** @throws {Problem} NoStatements, TooManyStatements */
function insistOnCount(count: number, delivery: StatementDelivery): void {
  const most = statementsMax[delivery];
  if (count === 0) throw new Problem(financeProblems.NoStatements);
  if (count > most) {
    const message =
      delivery === 'Pdf'
        ? 'There are too many statements for one archive: at most 1,000. Send them by e-mail.'
        : 'There are too many statements for one run: at most 5,000.';
    throw new Problem(financeProblems.TooManyStatements, { message });
  }
}

const isSame = (row: rows.StatementRunRow, run: rows.NewStatementRun): boolean =>
  row.delivery === run.delivery && row.from_date === run.from && row.to_date === run.to;
