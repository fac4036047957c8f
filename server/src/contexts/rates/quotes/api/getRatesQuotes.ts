import { found } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/rates/endpoints';
import { ratesProblems } from '@waybill/contract/rates/problems';
import { handle } from '#platform/context.ts';
import { quoteResponses, quoteRequest } from '../sql.ts';

/** A quote is complete after this time, even without all responses (decisions B-25). */
const timeout_ms = 30_000;

export const getRatesQuotes = handle(contract.getRatesQuotes, async ({ input, db, now }) => {
  const { resourceToken } = input;
  const quote = await quoteRequest(db, resourceToken, now);
  const { created_at: createdAt } = found(quote, ratesProblems.RatesQuoteNotFound);
  const responses = await quoteResponses(db, resourceToken);
  const isOver = now.getTime() - createdAt.getTime() >= timeout_ms;
  const provided = responses.flatMap(({ response }) => (response === null ? [] : [response]));
  return {
    isCompleted: isOver || provided.length === responses.length,
    quotes: provided.flatMap(({ quotes }) => quotes),
    unavailable: provided.flatMap(({ unavailable }) => unavailable),
  };
});
