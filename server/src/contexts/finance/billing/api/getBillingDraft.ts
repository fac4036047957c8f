import * as contract from '@waybill/contract/finance/endpoints';
import { handle } from '#platform/context.ts';
import { billingDraftOf } from '../sql/billing-drafts.ts';

/** API clients have no draft. */
export const getBillingDraft = handle(contract.getBillingDraft, async ({ actor, db, now }) => ({
  draft: actor.userId === null ? null : await billingDraftOf(db, actor.userId, now),
}));
