import * as contract from '@waybill/contract/finance/endpoints';
import { found, generalProblems } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import * as rows from '../sql/billing-drafts.ts';

export const saveBillingDraft = handle(
  contract.saveBillingDraft,
  async ({ input: { draft }, actor, db, now }) => {
    const userId = found(actor.userId, generalProblems.NotPermitted);
    await rows.saveBillingDraft(db, userId, { draft, now });
    return null;
  },
);
