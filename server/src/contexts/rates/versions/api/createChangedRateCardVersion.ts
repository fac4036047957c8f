import { found, Problem } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/rates/endpoints';
import { ratesProblems } from '@waybill/contract/rates/problems';
import { handle } from '#platform/context.ts';
import { publish } from '#platform/events.ts';
import { saving } from '../../cards/saving.ts';
import { cardById } from '../../cards/sql/whole-card.ts';
import { changeByPercentage } from '../sql/percentage.ts';
import { copyCard, nextVersionCode } from '../sql/copies.ts';

/** The card itself stays as it is: the draft is compared with it, and published like any other. */
export const createChangedRateCardVersion = handle(
  contract.createChangedRateCardVersion,
  async ({ input: { rateCardId, name, change }, db }) => {
    const { rootId } = found(await cardById(db, rateCardId), ratesProblems.RateCardNotFound);
    const code = await nextVersionCode(db, rootId);
    const id = await saving(() => copyCard(db, { from: rateCardId, rootId, code, name }));
    const rates = await changeByPercentage(db, id, change);
    if (rates === 0) throw new Problem(ratesProblems.NoRatesToChange);
    publish(db, 'rateCard.changed', { id: rootId, customerId: null });
    return { id, rates };
  },
);
