import * as contract from '@waybill/contract/pricing/endpoints';
import { handle } from '#platform/context.ts';
import { replaceMarkup } from '../sql.ts';
import { checkedMarkup } from '../markup-rules.ts';

export const createOrUpdateMarkupByType = handle(
  contract.createOrUpdateMarkupByType,
  async ({ input, db }) => {
    const accounts = await checkedMarkup(db, input.carrierAccounts, 'carrierAccounts');
    await replaceMarkup(db, { markupType: input.markUpType }, accounts);
    return null;
  },
);
