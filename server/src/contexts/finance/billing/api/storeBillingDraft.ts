import * as contract from '@waybill/contract/finance/endpoints';
import { customersProblems } from '@waybill/contract/customers/problems';
import { found, generalProblems } from '@waybill/contract/problem';
import { customerCard } from '#contexts/customers/public.ts';
import { handle } from '#platform/context.ts';
import * as rows from '../sql/billing-drafts.ts';

export const storeBillingDraft = handle(
  contract.storeBillingDraft,
  async ({ input: { draft }, actor, db, now }) => {
    const userId = found(actor.userId, generalProblems.NotPermitted);
    if (draft.customerId !== undefined) {
      found(await customerCard(db, draft.customerId), customersProblems.CustomerNotFound);
    }
    await rows.storeBillingDraft(db, userId, { draft, now });
    return null;
  },
);
