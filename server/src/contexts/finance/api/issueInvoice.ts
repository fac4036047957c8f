import { handle } from '#platform/context.ts';
import * as contract from '@waybill/contract/finance/endpoints';
import { issueDraft } from '../issue-draft.ts';
import { officeOf } from '../office.ts';

export const issueInvoice = handle(
  contract.issueInvoice,
  async ({ input: { id }, actor, db, now }) => {
    const office = await officeOf(db, now);
    const invoiceNumber = await issueDraft(db, id, office, { now, userName: actor.name });
    return { id, invoiceNumber };
  },
);
