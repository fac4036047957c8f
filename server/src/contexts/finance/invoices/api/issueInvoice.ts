import { handle } from '#platform/context.ts';
import * as contract from '@waybill/contract/finance/endpoints';
import { issueDraft } from '../issue-draft.ts';
import { financeSettingsOf } from '../../ledger/office.ts';

export const issueInvoice = handle(
  contract.issueInvoice,
  async ({ input: { id }, actor, db, now }) => {
    const settings = await financeSettingsOf(db, now);
    const invoiceNumber = await issueDraft(db, id, { settings, now, userName: actor.name });
    return { id, invoiceNumber };
  },
);
