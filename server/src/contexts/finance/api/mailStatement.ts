import { handle } from '#platform/context.ts';
import { announce, fact } from '#platform/facts.ts';
import * as contract from '@waybill/contract/finance/endpoints';
import type { StatementReady } from '@waybill/contract/finance/facts';
import { financeProblems } from '@waybill/contract/finance/problems';
import { Problem } from '@waybill/contract/problem';
import { officeOf } from '../office.ts';
import { noneTold, statementFor } from '../statement.ts';

export const mailStatement = handle(contract.mailStatement, async ({ input, actor, db, now }) => {
  const statement = await statementFor(db, actor, input, {
    office: await officeOf(db, now),
    told: noneTold,
  });
  const { card, from, to, closing } = statement;
  if (card.email === null || card.email === '') {
    throw new Problem(financeProblems.CustomerHasNoAddress);
  }
  announce(
    db,
    fact('statement.ready', {
      id: null,
      customerId: card.id,
      balanceMinor: closing,
      date: to,
      fromDate: from,
    } satisfies StatementReady),
  );
  return { sentTo: card.email };
});
