import * as contract from '@waybill/contract/pricing/endpoints';
import { handle } from '#platform/context.ts';
import { markupTables } from '../sql/markup.ts';
import { markupShown } from '../markup-rules.ts';

export const getMarkup = handle(contract.getMarkup, async ({ db }) => {
  const { byDefault, byType } = await markupTables(db, null);
  return {
    carrierAccounts: markupShown(byDefault),
    accountCarrierAccounts: markupShown(byType.Account),
    paygCarrierAccounts: markupShown(byType.PayAsYouGo),
    guestCarrierAccounts: markupShown(byType.Guest),
    prePaidCarrierAccounts: markupShown(byType.PrePaid),
  };
});
