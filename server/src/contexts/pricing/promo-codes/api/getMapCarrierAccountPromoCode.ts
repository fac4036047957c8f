import * as contract from '@waybill/contract/pricing/endpoints';
import { handle } from '#platform/context.ts';
import { promosOfSomeAccounts } from '../sql.ts';

export const getMapCarrierAccountPromoCode = handle(
  contract.getMapCarrierAccountPromoCode,
  async ({ input, db }) => {
    const rows = await promosOfSomeAccounts(db, input.promoCodeId ?? null);
    return {
      items: rows.map((row) => ({
        promoCodeId: row.id,
        carrierAccountIds: row.carrier_account_ids,
      })),
    };
  },
);
