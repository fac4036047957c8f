import { found } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/rates/endpoints';
import { ratesProblems } from '@waybill/contract/rates/problems';
import { handle } from '#platform/context.ts';
import { publish } from '#platform/events.ts';
import { cardToSave } from '../card-rules.ts';
import { saving } from '../saving.ts';
import { cardView } from '../sql/views.ts';
import { changeCard, clearDefault } from '../sql/cards.ts';

export const updateRateCard = handle(contract.updateRateCard, async ({ input, db }) => {
  const { id } = input.ratecard;
  const stored = found(await cardView(db, id), ratesProblems.RateCardNotFound, { id });
  const sent = await cardToSave(db, input.ratecard);
  const card = stored.versionOf ? { ...sent, entityId: null, isDefault: false } : sent;
  if (card.isDefault && stored.isDefault !== true) await clearDefault(db);
  await saving(() => changeCard(db, id, card));
  publish(db, 'rateCard.changed', { id, customerId: null });
  return { id };
});
