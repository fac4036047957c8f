import * as contract from '@waybill/contract/pricing/endpoints';
import { handle } from '#platform/context.ts';
import { markupTables } from '../sql.ts';
import { toMarkup } from '../markup-rules.ts';

export const getMarkup = handle(contract.getMarkup, async ({ db }) => {
  const { byDefault, byType } = await markupTables(db, null);
  return {
    carrierAccounts: toMarkup(byDefault),
    accountCarrierAccounts: toMarkup(byType.Account),
    paygCarrierAccounts: toMarkup(byType.PayAsYouGo),
    guestCarrierAccounts: toMarkup(byType.Guest),
    prePaidCarrierAccounts: toMarkup(byType.PrePaid),
  };
});
