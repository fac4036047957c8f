import type { BillingDraft } from '@waybill/contract/finance/billing/draft';
import { getBillingDraft, keepBillingDraft } from '@waybill/contract/finance/endpoints';
import { useState } from 'react';
import { useEndpointMutation, useEndpointQuery } from '#client/queries.ts';

/**
 * The user's choices for the next run. They are kept on the server, so that a blocker can be fixed
 * in another tab, on another machine or after a reload.
 */
export function useBillingDraft() {
  const kept = useEndpointQuery(getBillingDraft, {}, { freshFor: 0, onReturn: false });
  const keeping = useEndpointMutation(keepBillingDraft, { refreshes: [] });
  const [chosen, setChosen] = useState<BillingDraft | null>(null);
  return {
    draft: chosen ?? kept.data?.draft ?? null,
    /** What an earlier visit left in the cache may be older than the server's. */
    isReady: kept.isFetchedAfterMount || kept.isError,
    keep: (draft: BillingDraft) => {
      setChosen(draft);
      keeping.mutate({ draft });
    },
  };
}
