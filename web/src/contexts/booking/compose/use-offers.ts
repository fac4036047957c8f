import { useEffect, useMemo, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTenant } from '#shell/tenant/tenant-context.ts';
import { useToday } from '#shell/today.ts';
import { type ByHand, byHandKey } from './by-hand.ts';
import { holds, keptKey, type KeptQuote } from './kept-quote.ts';
import { heldFor, type OfferOrder, offersOf } from './offers.ts';
import { leavingOf, quoteRequestOf } from './to-wire.ts';
import { type Totals, useLiveQuotes } from './use-live-quotes.ts';
import { useNow } from './use-now.ts';
import { usualOf } from './usual.ts';
import type { Compose } from './values.ts';

/** The quotes of the form as offers, and the one that is chosen: the first unless told otherwise. */
export function useOffers(customerId: number | null) {
  const values = useWatch<Compose>() as Compose;
  const { setValue } = useFormContext<Compose>();
  const { timezone } = useTenant();
  const today = useToday();
  const request = quoteRequestOf(values, customerId, leavingOf(values, { timezone, today }));
  const { kept: quote } = values;
  const [first] = useState(() => totalsOf(quote));
  const live = useLiveQuotes(request, first);
  const now = useNow(1000);
  const kept = quote && holds(quote, request, now) ? quote : null;
  const [order, setOrder] = useState<OfferOrder>('price');
  const [picked, choose] = useState<string | null>(quote && keptKey);
  const { quotes, before } = live;
  const list = useMemo(
    () =>
      offersOf(quotes, { order, before, usual: usualOf(customerId) }).filter(
        // Nobody takes at today's price what is held for less.
        ({ key, total }) => key !== kept?.key || total < kept.total,
      ),
    [quotes, order, before, customerId, kept],
  );
  const held = heldFor(live.expiresAt, now);
  useRequoteWhenExpired(live.expiresAt !== undefined && held === null, live.requote);
  const hand = values.byHand;
  const isByHand = hand !== null && (picked === null || picked === byHandKey);
  const isKept = kept !== null && picked === keptKey;
  // Once its price is over, the service of a quote is chosen at today's.
  const service = picked === keptKey ? quote?.key : picked;
  const cheapest = list.toSorted((one, other) => one.total - other.total)[0];
  return {
    live,
    list,
    order,
    setOrder,
    chosen: isByHand || isKept ? undefined : (list.find(({ key }) => key === service) ?? cheapest),
    /** The price that the quote was kept at, while it holds for what the form says. */
    kept,
    isKept,
    /** What it was kept at where that is over. */
    lost: kept === null ? quote : null,
    /** The price that was entered, and whether it is the one that is chosen. */
    hand,
    isByHand,
    enterByHand: (entered: ByHand | null) => {
      setValue('byHand', entered, { shouldDirty: true });
      choose(entered === null ? null : byHandKey);
    },
    choose,
    held,
    now,
    day: values.pickupDay,
    timezone,
  };
}

const totalsOf = (quote: KeptQuote | null): Totals =>
  new Map(quote === null ? [] : [[quote.key, quote.total]]);

export type Offers = ReturnType<typeof useOffers>;

function useRequoteWhenExpired(isExpired: boolean, requote: () => void): void {
  useEffect(() => {
    if (isExpired) requote();
    // oxlint-disable-next-line react/exhaustive-deps -- once each time they expire
  }, [isExpired]);
}
