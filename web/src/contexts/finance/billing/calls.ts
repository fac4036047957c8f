import type { BillingDraft } from '@waybill/contract/finance/billing/draft';
import {
  generateInvoices,
  getBillingDraft,
  getBillingOverview,
  getBillingRun,
  getBillingWork,
  storeBillingDraft,
  startBillingRun,
} from '@waybill/contract/finance/endpoints';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { priceDelivered, quoteDelivered } from '@waybill/contract/booking/endpoints';
import { useCallback, useEffect, useState } from 'react';
import type { ArgsOf, ResultOf } from '@waybill/contract/endpoint';
import { explain } from '#client/explain.ts';
import { useClient } from '#client/client-context.tsx';
import { useEndpointMutation, useEndpointQuery } from '#client/queries.ts';
import { underWayEvery_ms } from '../calls.ts';
import { previewParts, takesLong } from './preview-parts.ts';

export type PreviewQuery = Omit<ArgsOf<typeof generateInvoices>, 'preview' | 'customerIds'>;

type Previewed = ResultOf<typeof generateInvoices>['customers'];

/**
 * Queries what a billing run would create; null disables it. A long preview is requested for some
 * customers at a time, and `far` reports the number of processed bookings.
 */
export function useBillingPreview(query: PreviewQuery | null) {
  const { call } = useClient();
  const waiting = useBillingOverview().data?.notInvoiced.bookings;
  const [far, setFar] = useState<{ readonly done: number; readonly of: number } | null>(null);
  const look = async (of: ArgsOf<typeof generateInvoices>): Promise<Previewed> =>
    (await call(generateInvoices, { ...of, preview: true })).customers;
  const inParts = async (of: PreviewQuery): Promise<Previewed> => {
    const parts = previewParts((await call(getBillingWork, {})).customers);
    const total = parts.reduce((sum, { bookings }) => sum + bookings, 0);
    const found: Previewed[number][] = [];
    let done = 0;
    for (const { customerIds, bookings } of parts) {
      setFar({ done, of: total });
      found.push(...(await look({ ...of, customerIds: [...customerIds] })));
      done += bookings;
    }
    setFar(null);
    return found;
  };
  const result = useQuery<Previewed, Error>({
    queryKey: ['billing preview', query],
    queryFn: () => {
      const wanted = query ?? {};
      const isShort = wanted.customerId !== undefined || !takesLong(waiting ?? 0);
      return isShort ? look(wanted) : inParts(wanted);
    },
    enabled: query !== null && waiting !== undefined,
    placeholderData: keepPreviousData,
    // A user who returns has fixed something: the preview is requested again.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  return { ...result, far };
}

/** Sets the price of a delivered booking without one, manually or from a new quote. */
export const usePriceDelivered = () =>
  useEndpointMutation(priceDelivered, { refreshes: [getBillingOverview] });

export const useQuoteDelivered = () => useEndpointMutation(quoteDelivered, { refreshes: [] });

/** Starts a billing run; refused while another is in progress, which the overview then names. */
export const useStartBillingRun = () =>
  useEndpointMutation(startBillingRun, { refreshes: [getBillingOverview] });

/** Queries a run; events refetch it, and it is polled until it ends in case none arrives. */
export const useBillingRun = (billingRunId: string) => {
  const [isOver, setOver] = useState(false);
  const every = isOver ? {} : { every: underWayEvery_ms };
  const query = useEndpointQuery(getBillingRun, { billingRunId }, every);
  const nowOver = query.data !== undefined && query.data.status !== 'Running';
  if (nowOver !== isOver) setOver(nowOver);
  return query;
};

export const useBillingOverview = (enabled = true) =>
  useEndpointQuery(getBillingOverview, {}, { enabled });

/**
 * The user's choices for the next run. They are saved on the server, so that a blocker can be fixed
 * in another tab, on another machine or after a reload.
 */
export function useBillingDraft() {
  const saved = useEndpointQuery(getBillingDraft, {}, { freshFor: 0, onReturn: false });
  const saving = useEndpointMutation(storeBillingDraft, { refreshes: [] });
  const [chosen, setChosen] = useState<BillingDraft | null>(null);
  const { mutate, error } = saving;
  const retry = useCallback(() => {
    if (chosen !== null) mutate({ draft: chosen });
  }, [chosen, mutate]);
  const isLost = error !== null && passing.has(explain(error).kind);
  useEffect(() => {
    if (!isLost) return undefined;
    const timer = setTimeout(retry, retryAfter_ms);
    return () => clearTimeout(timer);
  }, [isLost, retry]);
  return {
    draft: chosen ?? saved.data?.draft ?? null,
    /** What an earlier visit left in the cache may be older than the server's. */
    isReady: saved.isFetchedAfterMount || saved.isError,
    save: (draft: BillingDraft) => {
      setChosen(draft);
      mutate({ draft });
    },
    /** Why the latest choices are not on the server, until they are; null if they are. */
    problem: error === null ? null : explain(error).message,
    retry,
  };
}

const retryAfter_ms = 5000;
/** What may pass by itself: a refusal does not. */
const passing: ReadonlySet<string> = new Set(['offline', 'busy', 'broken']);
