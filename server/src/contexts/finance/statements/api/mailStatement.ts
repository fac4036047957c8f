import { handle } from '#platform/context.ts';
import * as contract from '@waybill/contract/finance/endpoints';
import { financeProblems } from '@waybill/contract/finance/problems';
import { Problem } from '@waybill/contract/problem';
import { financeSettingsOf } from '../../ledger/office.ts';
import { noEntries, statementFor } from '../statement.ts';
import { statementReady } from '../statement-email.ts';

export const mailStatement = handle(contract.mailStatement, async ({ input, actor, db, now }) => {
  const statement = await statementFor({ db, actor }, input, {
    settings: await financeSettingsOf(db, now),
    reported: noEntries,
  });
  const { email } = statement.card;
  if (email === null || email === '') throw new Problem(financeProblems.CustomerHasNoAddress);
  statementReady(db, statement);
  return { sentTo: email };
});
