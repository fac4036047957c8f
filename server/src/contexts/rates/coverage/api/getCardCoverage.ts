import { found } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/rates/endpoints';
import { ratesProblems } from '@waybill/contract/rates/problems';
import { handle } from '#platform/context.ts';
import { laneCounts, placeCounts } from '../sql/coverage.ts';
import { cardView } from '../../cards/sql/views.ts';

export const getCardCoverage = handle(contract.getCardCoverage, async ({ input, db }) => {
  const { rateCardId } = input;
  found(await cardView(db, rateCardId), ratesProblems.RateCardNotFound, { rateCardId });
  return { ...(await placeCounts(db, rateCardId)), ...(await laneCounts(db, input)) };
});
