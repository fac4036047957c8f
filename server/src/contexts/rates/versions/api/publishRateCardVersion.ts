import { notValidField } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/rates/endpoints';
import { localDateOf } from '@waybill/kernel/time';
import { settingsOf } from '#contexts/tenancy/public.ts';
import { handle } from '#platform/context.ts';
import { publish } from '#platform/events.ts';
import { refuseUnlessVersion } from '../../cards/card-rules.ts';
import { saving } from '../../cards/saving.ts';
import { setInForce } from '../sql/copies.ts';

/**
 * Freight despatched before today keeps its price, so a version takes effect today at the earliest.
 */
export const publishRateCardVersion = handle(
  contract.publishRateCardVersion,
  async ({ input: { rateCardId, effectiveDate }, db, now }) => {
    await refuseUnlessVersion(db, rateCardId);
    const { timezone } = await settingsOf(db);
    if (effectiveDate < localDateOf(now, timezone)) {
      throw notValidField('effectiveDate', 'A version begins today or later.');
    }
    await saving(() => setInForce(db, rateCardId, effectiveDate));
    publish(db, 'rateCard.changed', { id: rateCardId, customerId: null });
    return null;
  },
);
