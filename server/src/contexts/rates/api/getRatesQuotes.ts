import { found } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/rates/endpoints';
import { ratesProblems } from '@waybill/contract/rates/problems';
import { handle } from '#platform/context.ts';
import { quoteAnswers, quoteRequest } from '../sql/quotes.ts';

/** Whoever has not answered by then is not waited for (decisions B-25). */
const patience_ms = 30_000;

export const getRatesQuotes = handle(contract.getRatesQuotes, async ({ input, db, now }) => {
  const { resourceToken } = input;
  const asked = await quoteRequest(db, resourceToken, now);
  const { created_at: createdAt } = found(asked, ratesProblems.RatesQuoteNotFound);
  const answers = await quoteAnswers(db, resourceToken);
  const isOver = now.getTime() - createdAt.getTime() >= patience_ms;
  const given = answers.flatMap(({ answer }) => (answer === null ? [] : [answer]));
  return {
    isCompleted: isOver || given.length === answers.length,
    quotes: given.flatMap(({ quotes }) => quotes),
    unavailable: given.flatMap(({ unavailable }) => unavailable),
  };
});
