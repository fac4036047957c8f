import * as contract from '@waybill/contract/rates/endpoints';
import { handle } from '#platform/context.ts';
import { refuseUnlessVersion } from '../../cards/card-rules.ts';
import { publishCardChanged } from '../../cards/saving.ts';
import { setInForce } from '../sql.ts';

export const withdrawRateCardVersion = handle(
  contract.withdrawRateCardVersion,
  async ({ input: { rateCardId }, db }) => {
    await refuseUnlessVersion(db, rateCardId);
    await setInForce(db, rateCardId, null);
    publishCardChanged(db, rateCardId);
    return null;
  },
);
