import { handle } from '#platform/context.ts';
import * as contract from '@waybill/contract/finance/endpoints';
import { accountCodes } from '../sql.ts';

export const getJournalAccounts = handle(contract.getJournalAccounts, async ({ db }) => ({
  items: await accountCodes(db),
}));
