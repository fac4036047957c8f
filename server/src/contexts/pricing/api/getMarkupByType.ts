import * as contract from '@waybill/contract/pricing/endpoints';
import { handle } from '#platform/context.ts';
import { markupOfType } from '../sql/markup.ts';
import { markupShown } from '../markup-rules.ts';

export const getMarkupByType = handle(contract.getMarkupByType, async ({ input, db }) => ({
  carrierAccounts: markupShown(await markupOfType(db, input.markupType)),
}));
