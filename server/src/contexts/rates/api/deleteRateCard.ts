import { found } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/rates/endpoints';
import { ratesProblems } from '@waybill/contract/rates/problems';
import { handle } from '#platform/context.ts';
import { tellCardChanged } from '../saving.ts';
import { cardShown } from '../sql/shown.ts';
import { removeCard } from '../sql/cards.ts';

export const deleteRateCard = handle(contract.deleteRateCard, async ({ input: { id }, db }) => {
  found(await cardShown(db, id), ratesProblems.RateCardNotFound, { id });
  await removeCard(db, id);
  tellCardChanged(db, id);
  return null;
});
