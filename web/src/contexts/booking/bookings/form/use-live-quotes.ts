import type { ResultOf } from '@waybill/contract/endpoint';
import type { getQuotes } from '@waybill/contract/pricing/endpoints';
import { useEffect, useRef, useState } from 'react';
import { useDebounced } from '#ui/use-debounced.ts';
import { keyOf, type Quote } from './offers.ts';
import type { QuoteInputArgs } from './to-request.ts';
import { useQuoteRequest, useQuotes } from '../calls.ts';

/** Why a carrier has no price. */
export type Unavailable = ResultOf<typeof getQuotes>['unavailable'][number];

/** The debounce time before quotes are requested, in milliseconds. */
const restMs = 500;

export type Totals = ReadonlyMap<string, number>;

/**
 * Queries the quotes of the current form, again when it changes and when they expire. `before`
 * holds the previous totals to show a difference; initially those of a saved quote.
 */
export function useLiveQuotes(request: QuoteInputArgs | null, saved: Totals) {
  const wanted = useDebounced(request === null ? null : JSON.stringify(request), restMs);
  const dialog = useQuoteRequest();
  const [query, setRequested] = useState<{ readonly of: string; readonly token: string } | null>(
    null,
  );
  const [completed, setCompleted] = useState<string | null>(null);
  const [before, setBefore] = useState<Totals>(saved);
  const token = wanted !== null && query?.of === wanted ? query.token : null;
  const result = useQuotes(token, completed === token);
  const poll = token !== null && result.data?.resourceToken === token ? result.data : undefined;
  const latest = useRef(wanted);
  const { mutate } = dialog;
  const sendRequest = (of: string) =>
    mutate(JSON.parse(of) as QuoteInputArgs, {
      onSuccess: ({ resourceToken }) => {
        if (latest.current === of) setRequested({ of, token: resourceToken });
      },
    });
  useEffect(() => {
    latest.current = wanted;
    if (wanted !== null) sendRequest(wanted);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each request
  }, [wanted]);
  useEffect(() => {
    if (poll?.isCompleted) setCompleted(poll.resourceToken);
  }, [poll]);
  useRemember(poll?.isCompleted ? poll.quotes : undefined, setBefore, saved);
  return {
    quotes: poll?.quotes ?? [],
    unavailable: poll?.unavailable ?? [],
    expiresAt: poll?.expiresAt,
    before,
    isReady: request !== null,
    isCompleted: poll?.isCompleted ?? false,
    isWaiting: request !== null && !poll?.isCompleted && !dialog.error && !result.error,
    error: dialog.error ?? (poll ? null : result.error),
    requote: () => wanted !== null && sendRequest(wanted),
  };
}

/** Remembers the totals of the previous quotes. */
function useRemember(
  quotes: readonly Quote[] | undefined,
  setBefore: (totals: Totals) => void,
  first: Totals,
): void {
  const last = useRef<Totals>(first);
  const ids = quotes?.map(({ id }) => id).join(' ');
  useEffect(() => {
    if (quotes === undefined || quotes.length === 0) return;
    setBefore(last.current);
    last.current = new Map(quotes.map((quote) => [keyOf(quote), quote.customerCost.total]));
    // oxlint-disable-next-line react/exhaustive-deps -- once for each set of quotes
  }, [ids]);
}
