import * as contract from '@waybill/contract/pricing/endpoints';
import { handle } from '#platform/context.ts';
import { markupOfType } from '../sql.ts';
import { toMarkup } from '../markup-rules.ts';

export const getMarkupByType = handle(contract.getMarkupByType, async ({ input, db }) => ({
  carrierAccounts: toMarkup(await markupOfType(db, input.markupType)),
}));
