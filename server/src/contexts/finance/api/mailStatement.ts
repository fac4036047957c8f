import { handle } from '#platform/context.ts';
import * as contract from '@waybill/contract/finance/endpoints';
import { financeProblems } from '@waybill/contract/finance/problems';
import { Problem } from '@waybill/contract/problem';
import { officeOf } from '../office.ts';
import { noneTold, statementFor } from '../statement.ts';
import { statementReady } from '../statement-letter.ts';

export const mailStatement = handle(contract.mailStatement, async ({ input, actor, db, now }) => {
  const statement = await statementFor(db, actor, input, {
    office: await officeOf(db, now),
    told: noneTold,
  });
  const { email } = statement.card;
  if (email === null || email === '') throw new Problem(financeProblems.CustomerHasNoAddress);
  statementReady(db, statement);
  return { sentTo: email };
});
