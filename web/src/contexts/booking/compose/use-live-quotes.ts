import type { ResultOf } from '@waybill/contract/endpoint';
import type { getQuotes } from '@waybill/contract/pricing/endpoints';
import { useEffect, useRef, useState } from 'react';
import { useDebounced } from '#ui/use-debounced.ts';
import { useQuoteRequest, useQuotes } from '../calls.ts';
import { keyOf, type Quote } from './offers.ts';
import type { QuoteRequest } from './to-wire.ts';

/** Why a carrier has no price. */
export type Unavailable = ResultOf<typeof getQuotes>['unavailable'][number];

/** How long the form must rest before the carriers are asked, in milliseconds. */
const restMs = 500;

export type Totals = ReadonlyMap<string, number>;

/**
 * The quotes of what the form asks for now. They are asked for again when the form changes and
 * when they expire; `before` keeps the last totals, so that a difference can be told: at first those
 * of a quote that was kept.
 */
export function useLiveQuotes(request: QuoteRequest | null, kept: Totals) {
  const wanted = useDebounced(request === null ? null : JSON.stringify(request), restMs);
  const asking = useQuoteRequest();
  const [asked, setAsked] = useState<{ readonly of: string; readonly token: string } | null>(null);
  const [completed, setCompleted] = useState<string | null>(null);
  const [before, setBefore] = useState<Totals>(kept);
  const token = wanted !== null && asked?.of === wanted ? asked.token : null;
  const answer = useQuotes(token, completed === token);
  const poll = token !== null && answer.data?.resourceToken === token ? answer.data : undefined;
  const latest = useRef(wanted);
  const { mutate } = asking;
  const ask = (of: string) =>
    mutate(JSON.parse(of) as QuoteRequest, {
      onSuccess: ({ resourceToken }) => {
        if (latest.current === of) setAsked({ of, token: resourceToken });
      },
    });
  useEffect(() => {
    latest.current = wanted;
    if (wanted !== null) ask(wanted);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each thing that is wanted
  }, [wanted]);
  useEffect(() => {
    if (poll?.isCompleted) setCompleted(poll.resourceToken);
  }, [poll]);
  useRemember(poll?.isCompleted ? poll.quotes : undefined, setBefore, kept);
  return {
    quotes: poll?.quotes ?? [],
    unavailable: poll?.unavailable ?? [],
    expiresAt: poll?.expiresAt,
    before,
    isReady: request !== null,
    isCompleted: poll?.isCompleted ?? false,
    isWaiting: request !== null && !poll?.isCompleted && !asking.error && !answer.error,
    error: asking.error ?? (poll ? null : answer.error),
    requote: () => wanted !== null && ask(wanted),
  };
}

/** Keeps the totals of the quotes before the present ones. */
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
