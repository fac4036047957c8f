import * as contract from '@waybill/contract/rates/endpoints';
import { localDateOf } from '@waybill/kernel/time';
import { settingsOf } from '#contexts/tenancy/public.ts';
import { handle } from '#platform/context.ts';
import { enqueue } from '#platform/events.ts';
import { newToken } from '#platform/token.ts';
import { activeCards } from '../../cards/sql/whole-card.ts';
import { refuseMeasures } from '../quotes.ts';
import { addQuoteRequest } from '../sql.ts';

/** How long the prices can be polled (decisions P-06). */
const life_ms = 30 * 60 * 1000;

export const multiQuoteRates = handle(contract.multiQuoteRates, async ({ input, db, now }) => {
  refuseMeasures(input);
  const token = newToken();
  const { timezone } = await settingsOf(db);
  const cards = await activeCards(db, input.despatchDate ?? localDateOf(now, timezone));
  const expiresAt = new Date(now.getTime() + life_ms);
  const cardIds = cards.map(({ id }) => id);
  await addQuoteRequest(db, { token, request: input, createdAt: now, expiresAt, cardIds });
  for (const { id } of cards) await enqueue(db, 'rates.quoteCard', { token, cardId: id });
  return { resourceToken: token };
});
