import type { BillingDraft } from '@waybill/contract/finance/billing/draft';
import { getBillingDraft, saveBillingDraft } from '@waybill/contract/finance/endpoints';
import { useState } from 'react';
import { useEndpointMutation, useEndpointQuery } from '#client/queries.ts';

/**
 * The user's choices for the next run. They are saved on the server, so that a blocker can be fixed
 * in another tab, on another machine or after a reload.
 */
export function useBillingDraft() {
  const saved = useEndpointQuery(getBillingDraft, {}, { freshFor: 0, onReturn: false });
  const saving = useEndpointMutation(saveBillingDraft, { refreshes: [] });
  const [chosen, setChosen] = useState<BillingDraft | null>(null);
  return {
    draft: chosen ?? saved.data?.draft ?? null,
    /** What an earlier visit left in the cache may be older than the server's. */
    isReady: saved.isFetchedAfterMount || saved.isError,
    save: (draft: BillingDraft) => {
      setChosen(draft);
      saving.mutate({ draft });
    },
  };
}
