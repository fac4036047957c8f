import { found } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/rates/endpoints';
import { ratesProblems } from '@waybill/contract/rates/problems';
import { handle } from '#platform/context.ts';
import { publish } from '#platform/events.ts';
import { saving } from '../../cards/saving.ts';
import { copyCard, nextVersionCode } from '../sql/copies.ts';
import { cardById } from '../../cards/sql/whole-card.ts';

/** A version may be copied from any card or version; it belongs to the same root card. */
export const createRateCardVersion = handle(
  contract.createRateCardVersion,
  async ({ input: { rateCardId, name }, db }) => {
    const { rootId } = found(await cardById(db, rateCardId), ratesProblems.RateCardNotFound);
    const code = await nextVersionCode(db, rootId);
    const id = await saving(() => copyCard(db, { from: rateCardId, rootId, code, name }));
    publish(db, 'rateCard.changed', { id: rootId, customerId: null });
    return { id };
  },
);
