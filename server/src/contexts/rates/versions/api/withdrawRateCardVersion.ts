import * as contract from '@waybill/contract/rates/endpoints';
import { handle } from '#platform/context.ts';
import { publish } from '#platform/events.ts';
import { refuseUnlessVersion } from '../../cards/card-rules.ts';
import { setInForce } from '../sql/copies.ts';

export const withdrawRateCardVersion = handle(
  contract.withdrawRateCardVersion,
  async ({ input: { rateCardId }, db }) => {
    await refuseUnlessVersion(db, rateCardId);
    await setInForce(db, rateCardId, null);
    publish(db, 'rateCard.changed', { id: rateCardId, customerId: null });
    return null;
  },
);
