import * as contract from '@waybill/contract/rates/endpoints';
import { handle } from '#platform/context.ts';
import { publish } from '#platform/events.ts';
import { cardToSave } from '../card-rules.ts';
import { saving } from '../saving.ts';
import { addCard, clearDefault } from '../sql/cards.ts';

export const createRateCard = handle(contract.createRateCard, async ({ input, db }) => {
  const card = await cardToSave(db, input.ratecard);
  if (card.isDefault) await clearDefault(db);
  const id = await saving(() => addCard(db, card));
  publish(db, 'rateCard.changed', { id, customerId: null });
  return { id };
});
