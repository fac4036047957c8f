import * as contract from '@waybill/contract/pricing/endpoints';
import { handle } from '#platform/context.ts';
import { markUpTypes } from '../domain.ts';
import { replaceMarkup } from '../sql.ts';
import { checkedMarkup } from '../markup-rules.ts';

const groups = [
  ['carrierAccounts', markUpTypes.Default],
  ['accountCarrierAccounts', markUpTypes.Account],
  ['paygCarrierAccounts', markUpTypes.PayAsYouGo],
  ['guestCarrierAccounts', markUpTypes.Guest],
  ['prePaidCarrierAccounts', markUpTypes.PrePaid],
] as const;

export const createOrUpdateMarkup = handle(contract.createOrUpdateMarkup, async ({ input, db }) => {
  for (const [group, markupType] of groups) {
    const accounts = await checkedMarkup(db, input[group], group);
    await replaceMarkup(db, { markupType }, accounts);
  }
  return null;
});
