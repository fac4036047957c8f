import { found } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/rates/endpoints';
import { ratesProblems } from '@waybill/contract/rates/problems';
import { localDateOf } from '@waybill/kernel/time';
import { settingsOf } from '#contexts/tenancy/public.ts';
import { handle } from '#platform/context.ts';
import { guidOfEntity } from '../../cards/card-rules.ts';
import { responseOfCard } from '../quotes.ts';
import { cardById, rateCardOf } from '../../public.ts';

export const quoteRates = handle(contract.quoteRates, async ({ input, db, now }) => {
  const entityId = await guidOfEntity(db, input.entityId ?? null, 'entityId');
  const { timezone, gstPercent } = await settingsOf(db);
  const day = input.despatchDate ?? localDateOf(now, timezone);
  const row = input.rateCardId
    ? await cardById(db, input.rateCardId)
    : await rateCardOf(db, { entityId }, { day });
  const card = found(row, ratesProblems.RateCardNotFound);
  return responseOfCard(db, card, { request: input, day, gstPercent: Number(gstPercent) });
});
