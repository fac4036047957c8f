import * as contract from '@waybill/contract/finance/endpoints';
import { found, generalProblems } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import * as rows from '../sql/billing-drafts.ts';

export const keepBillingDraft = handle(
  contract.keepBillingDraft,
  async ({ input: { draft }, actor, db, now }) => {
    const userId = found(actor.userId, generalProblems.NotPermitted);
    await rows.keepBillingDraft(db, userId, { draft, now });
    return null;
  },
);
